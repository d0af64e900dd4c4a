import type { Feature } from '@/shared/feature';
import { POLICY_TEXTS } from './contract.texts';

export const legal = { name: 'legal', words: [POLICY_TEXTS] } as const satisfies Feature;
