import type { Form } from '@/kit/shared/form';

export const newsletterForm = {
  name: 'newsletter',
  path: '/newsletter/submit',
  api: '/api/newsletter',
  limit: { setting: 'RATE_LIMIT_NEWSLETTER', standard: 100 },
} as const satisfies Form;

/** Pages that emails link to: GET shows a button, POST acts. A signed token says who may press it. */
export const confirmForm = {
  name: 'newsletter-confirm',
  path: '/newsletter/confirm',
} as const satisfies Form;

export const unsubscribeForm = {
  name: 'newsletter-unsubscribe',
  path: '/newsletter/unsubscribe',
} as const satisfies Form;

/** What a subscriber changes: their name, and whether they get the newsletter. */
export const preferencesForm = {
  name: 'newsletter-preferences',
  path: '/newsletter/preferences',
} as const satisfies Form;
