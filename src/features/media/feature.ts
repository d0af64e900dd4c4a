import type { Feature } from '@/core/shared/feature';

export const media = {
  name: 'media',
  uncheckedBelow: ['/media'],
} as const satisfies Feature;
