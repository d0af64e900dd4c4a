import type { Feature } from '@/shared/feature';
import { LINKS_TEXTS } from './contract.texts';

export const links = { name: 'links', words: [LINKS_TEXTS] } as const satisfies Feature;
