import type { Feature } from '@/core/shared/feature';
import { STATUS_TEXTS } from './contract.texts';

export const status = {
  name: 'status',
  previews: [{ page: 'platform-status', path: '/sitemap', document: 'platform-status' }],
  words: [STATUS_TEXTS],
} as const satisfies Feature;
