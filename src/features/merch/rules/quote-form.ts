import type { Form } from '@/kit/shared/form';

/** Scripts post to its page's path too, because a file does not fit into JSON. */
export const quoteForm = {
  name: 'quotes',
  path: '/merch/quote',
  limit: { setting: 'RATE_LIMIT_QUOTES', standard: 20 },
  body: { bytes: 11 * 1024 * 1024, milliseconds: 180_000 },
} as const satisfies Form;
