import type { Feature } from '@/shared/feature';
import { ASSETS_TEXTS } from './contract.texts';

export const brandAssets = { name: 'brand-assets', words: [ASSETS_TEXTS] } as const satisfies Feature;
