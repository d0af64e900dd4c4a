import { send, signIn } from '../support/api';
import { expect, test } from '../support/e2e';
import { takeScreen } from './take';

const ADDRESS = '/admin/api/globals/cookies';

/** A version 2 in force, and a version 3 announced. */
test.beforeAll(async ({ site }) => {
  const cookie = await signIn(site);
  const { text } = await send(site, `${ADDRESS}?depth=0`, '{}', { cookie }, 'POST');
  const body = JSON.stringify(JSON.parse(text).result.body)
    .replace('We set no analytics', 'We have never set analytics')
    .replace('1 to 2 years', '13 months at most');
  const publish = async (data: object) => {
    const answer = await send(site, ADDRESS, { ...data, _status: 'published' }, { cookie });
    expect(answer.status, answer.text).toBe(200);
  };
  await publish({
    body: JSON.parse(body),
    effectiveDate: '2026-02-01',
    lastUpdated: '2026-01-15',
    changeNote: 'Analytics cookies, should there ever be any, would end after 13 months at most.',
  });
  await publish({
    effectiveDate: '2199-08-01',
    lastUpdated: '2026-03-01',
    changeNote: 'The same text, counted from August for the apps as well.',
  });
});

for (const [name, address] of [
  ['policy-notice', '/cookies'],
  ['policy-history', '/cookies/history'],
  ['policy-version', '/cookies/history/1'],
  ['policy-changes', '/cookies/history/2/changes'],
] as const) {
  takeScreen({ name, reach: async (page) => void (await page.goto(address)) });
}
