import type { Form } from '@/kit/shared/form';

export const waitlistForm = {
  name: 'waitlist',
  path: '/waitlist/submit',
  api: '/api/waitlist',
  limit: { setting: 'RATE_LIMIT_WAITLIST', standard: 30 },
  hasFallback: true,
} as const satisfies Form;
