import { beforeAll, expect, it } from 'vitest';

const DAY = 24 * 3_600_000;
const NOW = 1_795_000_000_000;

let links: typeof import('./subscriber-links');
beforeAll(async () => {
  Object.assign(process.env, { PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef0123' });
  links = await import('./subscriber-links');
});

const readAfter = (purpose: 'newsletter-confirm' | 'newsletter-unsubscribe', age: number) => {
  const link = new URL(links.subscriberLink(purpose, 'Ada@Example.com', NOW));
  return links.readLink(purpose, link.searchParams.get('token'), NOW + age);
};

it.each([
  ['newsletter-confirm', 7 * DAY - 1, false],
  ['newsletter-confirm', 7 * DAY, true],
  ['newsletter-unsubscribe', 1825 * DAY - 1, false],
  ['newsletter-unsubscribe', 1825 * DAY, true],
] as const)('says whether a link for %s is too old after %i ms: %s', async (purpose, age, isExpired) => {
  expect(await readAfter(purpose, age)).toEqual({
    email: 'ada@example.com',
    madeAt: new Date(NOW),
    isExpired,
  });
});

it('reads no link of another purpose, and none that was not made here', async () => {
  const link = new URL(links.subscriberLink('newsletter-confirm', 'ada@example.com', NOW));
  const token = link.searchParams.get('token');
  expect(await links.readLink('newsletter-unsubscribe', token, NOW)).toBeNull();
  expect(await links.readLink('newsletter-confirm', `${token}x`, NOW)).toBeNull();
});
