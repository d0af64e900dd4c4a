import { expect, test } from 'vitest';
import { isAutomated, isWithinClickRate } from './click-filter';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  [{ 'user-agent': FIREFOX }, false],
  [{ 'user-agent': FIREFOX, 'sec-purpose': 'prefetch;prerender' }, true],
  [{ 'user-agent': FIREFOX, purpose: 'prefetch' }, true],
  [{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }, true],
  [{ 'user-agent': 'facebookexternalhit/1.1' }, true],
  [{ 'user-agent': 'curl/8.5.0' }, true],
  [{}, true],
])('%o is automated: %s', (headers, is) => expect(isAutomated(new Headers(headers as HeadersInit))).toBe(is));

test('an address counts 300 times a minute, and others beside it', () => {
  const counted = Array.from({ length: 302 }, () => isWithinClickRate('192.0.2.1', 60_000)).filter(Boolean);
  expect(counted).toHaveLength(300);
  expect(isWithinClickRate('192.0.2.2', 60_001)).toBe(true);
  expect(isWithinClickRate('192.0.2.1', 120_000)).toBe(true);
});
