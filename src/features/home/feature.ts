import type { Feature } from '@/shared/feature';
import { HOME_TEXTS } from './contract.texts';

export const home = { name: 'home', words: [HOME_TEXTS] } as const satisfies Feature;
