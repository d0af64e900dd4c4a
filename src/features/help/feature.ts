import type { Feature } from '@/shared/feature';
import { HELP_TEXTS } from './contract.texts';

export const help = { name: 'help', words: [HELP_TEXTS] } as const satisfies Feature;
