import type { Feature } from '@/core/shared/feature';
import { FRAME_TEXTS } from './contract.texts';

export const frame = {
  name: 'frame',
  previews: [{ page: 'page-frame', path: '/', document: 'page-frame' }],
  words: [FRAME_TEXTS],
} as const satisfies Feature;
