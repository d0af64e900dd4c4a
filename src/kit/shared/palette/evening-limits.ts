import { CONTROL_CONTRAST, TEXT_CONTRAST, WHITE } from './contrast-limits';
import { EVENING_STATUS, eveningOf } from './evening';
import { type Color, type ContrastRule, unreadable } from './limits';
import type { ColorToken, Palette } from './palette';

const DARK: ColorToken[] = ['deep', 'page', 'paper', 'paper-2', 'paper-3', 'field', 'card'];
const NIGHT: ColorToken[] = ['deep', 'night-0', 'night-1', 'night-2'];
const LINK: ColorToken[] = ['violet-word', 'violet-hover-word', 'violet-deep', 'tint-word', 'lilac'];
const BRASS: ColorToken[] = ['brass', 'brass-light', 'brass-pale', 'brass-text'];

const status = (name: keyof typeof EVENING_STATUS) => EVENING_STATUS[name] as Color;
const [ok, bad, warn] = [status('ok'), status('bad'), status('warn')];

const RULES: ContrastRule[] = [
  { least: TEXT_CONTRAST, words: ['ink', 'ink-2', 'ink-soft', 'ink-3', WHITE, ...LINK, ...BRASS], on: DARK },
  { least: TEXT_CONTRAST, words: [ok, bad, warn], on: DARK },
  { least: TEXT_CONTRAST, words: [ok, 'ink', 'ink-2'], on: [status('ok-wash')] },
  { least: TEXT_CONTRAST, words: [bad, 'ink', 'ink-2'], on: [status('bad-wash')] },
  { least: TEXT_CONTRAST, words: [bad, 'ink'], on: [status('bad-field')] },
  { least: TEXT_CONTRAST, words: [warn, 'ink', 'ink-2'], on: [status('warn-wash')] },
  { least: TEXT_CONTRAST, words: ['ink', 'ink-2', 'ink-soft', 'ink-3'], on: ['field-soft'] },
  { least: TEXT_CONTRAST, words: ['ink', 'ink-2', 'ink-soft'], on: ['disabled'] },
  { least: CONTROL_CONTRAST, words: ['ink-3'], on: ['disabled'] },
  { least: TEXT_CONTRAST, words: [WHITE, 'ink', 'ink-2', ...LINK], on: ['wash', 'chosen', 'picked'] },
  { least: TEXT_CONTRAST, words: ['ink'], on: ['step-1', 'step-2', 'step-3', 'step-4', 'step-5'] },
  { least: TEXT_CONTRAST, words: ['on-night', 'on-night-2', 'night-field', 'lilac', ...BRASS], on: ['deep'] },
  {
    least: TEXT_CONTRAST,
    words: [WHITE, 'on-night', 'on-night-2', 'lilac', 'brass', 'brass-light'],
    on: NIGHT,
  },
  { least: TEXT_CONTRAST, words: [WHITE], on: ['violet', 'violet-hover', 'tympanum', 'flood', 'crowd'] },
  { least: TEXT_CONTRAST, words: ['on-violet-2', 'tint'], on: ['tympanum', 'flood', 'crowd'] },
  { least: TEXT_CONTRAST, words: ['brass-light'], on: ['tympanum'] },
  { least: TEXT_CONTRAST, words: ['on-lit', 'lit-words'], on: ['lit'] },
  { least: TEXT_CONTRAST, words: ['on-ink'], on: ['ink', 'ink-hover', warn, bad] },
  {
    least: TEXT_CONTRAST,
    words: ['deep'],
    on: ['sheet', 'brass', 'brass-light', 'brass-pale', 'lilac', 'ink', WHITE],
  },
  { least: TEXT_CONTRAST, words: ['tint-deep'], on: ['tint', WHITE] },
  { least: TEXT_CONTRAST, words: ['print'], on: [WHITE] },
  {
    least: CONTROL_CONTRAST,
    words: ['line-2', 'brass-graph', 'chosen-edge', 'engraved', 'violet-2'],
    on: DARK,
  },
  { least: CONTROL_CONTRAST, words: ['violet'], on: ['deep', 'page', 'paper', 'paper-2', 'field'] },
  { least: CONTROL_CONTRAST, words: ['lit'], on: ['paper', 'paper-2', 'deep'] },
  { least: CONTROL_CONTRAST, words: ['night-field', 'night-accent', 'lilac'], on: NIGHT },
  { least: CONTROL_CONTRAST, words: ['violet-line'], on: ['flood'] },
  { least: CONTROL_CONTRAST, words: ['violet-rule'], on: ['crowd', 'flood', 'tympanum'] },
  { least: CONTROL_CONTRAST, words: ['tint-2', 'brass-light'], on: ['violet', 'flood'] },
];

/** @returns the pairs that are not readable enough in this brand's evening, with their contrast */
export const unreadableInEvening = (day: Palette): string[] => unreadable(eveningOf(day), RULES);
