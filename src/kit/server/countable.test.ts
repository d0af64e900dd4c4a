import { expect, test } from 'vitest';
import { isCountable } from './countable';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  [{ 'user-agent': FIREFOX }, true],
  [{ 'user-agent': FIREFOX, 'sec-purpose': 'prefetch;prerender' }, false],
  [{ 'user-agent': FIREFOX, purpose: 'prefetch' }, false],
  [{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }, false],
  [{ 'user-agent': 'facebookexternalhit/1.1' }, false],
  [{ 'user-agent': 'curl/8.5.0' }, false],
  [{}, false],
])('%o counts: %s', (headers, is) =>
  expect(isCountable(new Headers(headers as HeadersInit), '192.0.2.9')).toBe(is),
);

test('an address counts 300 times a minute, and others beside it', () => {
  const headers = new Headers({ 'user-agent': FIREFOX });
  const counted = Array.from({ length: 302 }, () => isCountable(headers, '192.0.2.1', 60_000)).filter(
    Boolean,
  );
  expect(counted).toHaveLength(300);
  expect(isCountable(headers, '192.0.2.2', 60_001)).toBe(true);
  expect(isCountable(headers, '192.0.2.1', 120_000)).toBe(true);
});
