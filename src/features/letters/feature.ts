import type { Feature } from '@/shared/feature';
import { LETTERS_TEXTS } from './contract.texts';

export const letters = { name: 'letters', words: [LETTERS_TEXTS] } as const satisfies Feature;
