import type { Feature } from '@/shared/feature';

export const media = { name: 'media' } as const satisfies Feature;
