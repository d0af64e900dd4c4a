import type { Feature } from '@/shared/feature';

export const sources = { name: 'sources' } as const satisfies Feature;
