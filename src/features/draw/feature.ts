import type { Feature } from '@/shared/feature';
import { CHECK_TEXTS } from './contract.check-texts';
import { ENTRY_TEXTS } from './contract.entry-texts';
import { ROUND_TEXTS } from './contract.round-texts';
import { DRAW_TEXTS } from './contract.texts';
import { WHEEL_TEXTS } from './contract.wheel-texts';
import { roundStates } from './rules/round-states';

export const draw = {
  name: 'draw',
  words: [DRAW_TEXTS, ROUND_TEXTS, ENTRY_TEXTS, CHECK_TEXTS, WHEEL_TEXTS],
  states: { rounds: roundStates },
} as const satisfies Feature;
