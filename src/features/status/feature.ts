import type { Feature } from '@/shared/feature';
import { STATUS_TEXTS } from './contract.texts';

export const status = { name: 'status', words: [STATUS_TEXTS] } as const satisfies Feature;
