import type { Feature } from '@/shared/feature';

export const mail = { name: 'mail' } as const satisfies Feature;
