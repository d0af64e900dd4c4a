import type { Feature } from '@/core/shared/feature';

export const sources = { name: 'sources' } as const satisfies Feature;
