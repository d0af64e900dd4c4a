import { CONTROL, TEXT, WHITE } from './contrast-limits';
import { EVENING_STATUS, eveningOf } from './evening';
import { type Color, type ContrastRule, unreadable } from './limits';
import type { Palette, Token } from './palette';

const DARK: Token[] = ['deep', 'page', 'paper', 'paper-2', 'paper-3', 'field', 'card'];
const NIGHT: Token[] = ['deep', 'night-0', 'night-1', 'night-2'];
const LINK: Token[] = ['violet-word', 'violet-hover-word', 'violet-deep', 'tint-word', 'lilac'];
const BRASS: Token[] = ['brass', 'brass-light', 'brass-pale', 'brass-text'];

const status = (name: keyof typeof EVENING_STATUS) => EVENING_STATUS[name] as Color;
const [ok, bad, warn] = [status('ok'), status('bad'), status('warn')];

const RULES: ContrastRule[] = [
  { least: TEXT, words: ['ink', 'ink-2', 'ink-soft', 'ink-3', WHITE, ...LINK, ...BRASS], on: DARK },
  { least: TEXT, words: [ok, bad, warn], on: DARK },
  { least: TEXT, words: [ok, 'ink', 'ink-2'], on: [status('ok-wash')] },
  { least: TEXT, words: [bad, 'ink', 'ink-2'], on: [status('bad-wash')] },
  { least: TEXT, words: [bad, 'ink'], on: [status('bad-field')] },
  { least: TEXT, words: [warn, 'ink', 'ink-2'], on: [status('warn-wash')] },
  { least: TEXT, words: ['ink', 'ink-2', 'ink-soft', 'ink-3'], on: ['field-soft'] },
  { least: TEXT, words: ['ink', 'ink-2', 'ink-soft'], on: ['disabled'] },
  { least: CONTROL, words: ['ink-3'], on: ['disabled'] },
  { least: TEXT, words: [WHITE, 'ink', 'ink-2', ...LINK], on: ['wash', 'chosen', 'picked'] },
  { least: TEXT, words: ['ink'], on: ['step-1', 'step-2', 'step-3', 'step-4', 'step-5'] },
  { least: TEXT, words: ['on-night', 'on-night-2', 'night-field', 'lilac', ...BRASS], on: ['deep'] },
  { least: TEXT, words: [WHITE, 'on-night', 'on-night-2', 'lilac', 'brass', 'brass-light'], on: NIGHT },
  { least: TEXT, words: [WHITE], on: ['violet', 'violet-hover', 'tympanum', 'flood', 'crowd'] },
  { least: TEXT, words: ['on-violet-2', 'tint'], on: ['tympanum', 'flood', 'crowd'] },
  { least: TEXT, words: ['brass-light'], on: ['tympanum'] },
  { least: TEXT, words: ['on-lit', 'lit-words'], on: ['lit'] },
  { least: TEXT, words: ['on-ink'], on: ['ink', 'ink-hover', warn, bad] },
  {
    least: TEXT,
    words: ['deep'],
    on: ['sheet', 'brass', 'brass-light', 'brass-pale', 'lilac', 'ink', WHITE],
  },
  { least: TEXT, words: ['tint-deep'], on: ['tint', WHITE] },
  { least: TEXT, words: ['print'], on: [WHITE] },
  { least: CONTROL, words: ['line-2', 'brass-graph', 'chosen-edge', 'engraved', 'violet-2'], on: DARK },
  { least: CONTROL, words: ['violet'], on: ['deep', 'page', 'paper', 'paper-2', 'field'] },
  { least: CONTROL, words: ['lit'], on: ['paper', 'paper-2', 'deep'] },
  { least: CONTROL, words: ['night-field', 'night-accent', 'lilac'], on: NIGHT },
  { least: CONTROL, words: ['violet-line'], on: ['flood'] },
  { least: CONTROL, words: ['violet-rule'], on: ['crowd', 'flood', 'tympanum'] },
  { least: CONTROL, words: ['tint-2', 'brass-light'], on: ['violet', 'flood'] },
];

/** @returns the pairs that are not readable enough in this brand's evening, with their contrast */
export const unreadableInEvening = (day: Palette): string[] => unreadable(eveningOf(day), RULES);
