import type { Feature } from '@/core/shared/feature';

export const staff = { name: 'staff' } as const satisfies Feature;
