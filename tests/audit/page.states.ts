import { SITE_PAGES } from '../../src/site-pages';
import { AS_IT_OPENS, type AuditState } from './audit-state';

/** Policy histories, and the pages that forms and emails lead to without JavaScript. */
const BELOW = [
  '/privacy-policy/history',
  '/privacy-policy/history/1',
  '/waitlist/submit',
  '/waitlist/submit?sent=yes',
  '/waitlist/submit?refused=too-many',
  '/support/submit',
  '/support/submit?refused=subject',
  '/support/status',
  '/support/status?refused=unknown',
  '/merch/quote',
  '/merch/quote?refused=design',
  '/newsletter/submit',
  '/newsletter/submit?sent=yes',
  '/newsletter/submit?refused=email',
  '/newsletter/confirm',
  '/newsletter/confirm?result=done',
  '/newsletter/unsubscribe',
  '/newsletter/unsubscribe?result=done',
];

/** Every public address as it opens, and an unknown address. */
export const pageStates: AuditState[] = [
  ...[...SITE_PAGES.map(({ path }) => path), ...BELOW].map((path) => ({ path, state: AS_IT_OPENS })),
  {
    path: '/no-such-page',
    state: 'not found',
    reach: async (page, { problems }) => {
      problems.allow('/no-such-page', 404);
      await page.goto('/no-such-page');
    },
  },
];
