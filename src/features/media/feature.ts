import type { Feature } from '@/shared/feature';

export const media = {
  name: 'media',
  uncheckedBelow: ['/media'],
} as const satisfies Feature;
