import type { Feature } from '@/shared/feature';
import { FRAME_TEXTS } from './contract.texts';

export const frame = { name: 'frame', words: [FRAME_TEXTS] } as const satisfies Feature;
