import type { RouteKind } from './route-kind';

const READ = ['GET', 'HEAD'];
const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Pages that take a form by POST: the doors for visitors without JavaScript, of requesters, and of newsletter mails. */
const FORM_PAGES = [
  '/waitlist/submit',
  '/newsletter/submit',
  '/support/submit',
  '/merch/quote',
  '/support/status',
  '/support/status/message',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
];

/** True for a browser that posts a form by itself: it shows whatever it is answered with in the page's place. */
export const isFormOfPage = (path: string, accept: string | undefined) =>
  FORM_PAGES.includes(path) && /\btext\/html\b/i.test(accept ?? '');

/**
 * Endpoints and the back office know their own methods; pages and files are only read.
 * @returns the value of `Allow` when the method is refused
 */
export function refusedMethod(method: string, path: string, kind: RouteKind): string | undefined {
  const allowed =
    kind === 'api' || kind === 'admin-api' || kind === 'admin'
      ? KNOWN
      : FORM_PAGES.includes(path)
        ? [...READ, 'POST']
        : READ;
  return allowed.includes(method) ? undefined : allowed.join(', ');
}
