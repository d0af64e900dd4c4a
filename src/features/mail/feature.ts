import type { Feature } from '@/core/shared/feature';

export const mail = { name: 'mail' } as const satisfies Feature;
