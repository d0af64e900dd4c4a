import type { BrowserContext } from '@playwright/test';

type Allowed = { address: string | RegExp; status: number | string };

const fits = (address: string | RegExp, url: string) =>
  typeof address === 'string' ? url.includes(address) : address.test(url);

/**
 * Collects what a person with an open console would see: errors, uncaught exceptions and CSP violations, of every page
 * of a context. A failed request counts unless the test named its address and status before.
 */
export function watchProblems(context: BrowserContext) {
  const found: { text: string; url: string }[] = [];
  const allowed: Allowed[] = [];
  const allowedErrors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') found.push({ text: message.text(), url: message.location().url });
  });
  context.on('weberror', (error) => {
    found.push({ text: String(error.error()), url: error.page()?.url() ?? '' });
  });
  return {
    /**
     * @param address part of the address that will fail
     * @param status the HTTP status, or Chromium's error for a request without one (`net::ERR_FAILED`)
     */
    allow: (address: string | RegExp, status: number | string) => {
      allowed.push({ address, status });
    },
    /** @param text the beginning of an error that the page itself will log */
    allowError: (text: string) => {
      allowedErrors.push(text);
    },
    unexpected: (): string[] =>
      found
        .filter(
          ({ text, url }) =>
            !allowedErrors.some((begin) => text.startsWith(begin)) &&
            !allowed.some(
              ({ address, status }) =>
                text.startsWith('Failed to load resource') &&
                text.includes(String(status)) &&
                fits(address, url),
            ),
        )
        .map(({ text, url }) => `${text} (${url})`),
  };
}

export type Problems = ReturnType<typeof watchProblems>;
