import { expect, it } from 'vitest';

/** Never empty from the first start on: the log because of sign-ins, accounts because of the first admin. */
const NEVER_EMPTY = ['activity', 'users'];

it('explains in every list of the back office how it fills', async () => {
  Object.assign(process.env, { PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef0123' });
  const { collections } = await (await import('../../payload.config')).default;
  const lists = collections.filter(
    ({ slug, admin }) => !slug.startsWith('payload-') && !NEVER_EMPTY.includes(slug) && admin.hidden !== true,
  );
  expect(lists.length).toBeGreaterThan(10);
  const silent = lists.filter(({ custom }) => String(custom?.whenEmpty ?? '').length < 40);
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});
