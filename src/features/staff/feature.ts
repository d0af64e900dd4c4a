import type { Feature } from '@/shared/feature';

export const staff = { name: 'staff' } as const satisfies Feature;
