import type { Feature } from '@/shared/feature';
import { OPENINGS_TEXTS } from './contract.texts';

export const openings = { name: 'openings', words: [OPENINGS_TEXTS] } as const satisfies Feature;
