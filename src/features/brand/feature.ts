import type { Feature } from '@/shared/feature';

export const brand = { name: 'brand' } as const satisfies Feature;
