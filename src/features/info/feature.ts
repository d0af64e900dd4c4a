import type { Feature } from '@/shared/feature';

export const info = { name: 'info' } as const satisfies Feature;
