import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, query } from '../support/api';
import { postOneClick } from '../support/issues';
import { type Site, startSite } from '../support/site';

const DAY = 24 * 3_600_000;
const YEAR = 365 * DAY;

type Links = typeof import('../../src/features/newsletter/server/subscriber-links');
type Purpose = Parameters<Links['subscriberLink']>[0];

let site: Site;
let made: (purpose: Purpose, email: string, age: number) => string;
/** As older versions wrote them. */
let undated: (purpose: Purpose, email: string) => string;
/** As it is sent. */
let signed: (stored: string) => string;

beforeAll(async () => {
  site = await startSite();
  Object.assign(process.env, { PAYLOAD_SECRET: site.env.PAYLOAD_SECRET, SITE_URL: site.url });
  const { subscriberLink } = await import('../../src/features/newsletter/server/subscriber-links');
  const { issueToken } = await import('../../src/kit/db/signed-token');
  ({ withSignatures: signed } = await import('../../src/core/db/unsigned-links'));
  made = (purpose, email, age) => subscriberLink(purpose, email, Date.now() - age).replace(site.url, '');
  undated = (purpose, email) => {
    const path = purpose === 'newsletter-confirm' ? 'confirm' : 'unsubscribe';
    return `/newsletter/${path}?token=${issueToken(purpose, email)}`;
  };
});
afterAll(() => site?.stop());

let count = 0;
async function reader(state: 'pending' | 'confirmed' | 'unsubscribed'): Promise<string> {
  count += 1;
  const email = `reader${count}@readers.example`;
  await query(site, `insert into newsletter (email, state) values ($1, $2::enum_newsletter_state)`, [
    email,
    state,
  ]);
  return email;
}
const stateOf = async (email: string) =>
  (await query<{ state: string }>(site, 'select state::text from newsletter where email = $1', [email]))[0]
    ?.state;
const mailsTo = (email: string) =>
  query<{ text: string; unsubscribe_url: string }>(
    site,
    `select text, unsubscribe_url from mails where "to" = $1 and kind = 'newsletter-new-link'`,
    [email],
  );

/** The button of the page. @returns where it leads */
const press = async (path: string) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await call(site, path, { method: 'POST', body: 'from=page', headers });
  return [answer.status, answer.headers.get('location')];
};
const oneClick = (path: string) => postOneClick(site, `${site.url}${path}`);

it('confirms for seven days', async () => {
  const email = await reader('pending');
  const late = made('newsletter-confirm', email, 7 * DAY + 60_000);
  const page = await call(site, late);
  expect(page.text).toContain('This link has expired');
  expect(page.text).not.toContain('Yes, subscribe me');
  expect(await press(late)).toEqual([303, '/newsletter/confirm?result=expired']);
  expect(await stateOf(email)).toBe('pending');
  expect((await call(site, '/newsletter/confirm?result=expired')).text).toContain('Subscribe again');

  const inTime = made('newsletter-confirm', email, 7 * DAY - 60_000);
  expect((await call(site, inTime)).text).toContain('Yes, subscribe me');
  expect(await press(inTime)).toEqual([303, '/newsletter/confirm?result=done']);
  expect(await stateOf(email)).toBe('confirmed');
});

it('confirms nothing once its reader has unsubscribed after it, but a newer one does', async () => {
  const email = await reader('pending');
  const leave = () => oneClick(made('newsletter-unsubscribe', email, 0));
  const askAgain = () => query(site, 'update newsletter set consent_at = now() where email = $1', [email]);
  const refused = async (link: string) => {
    expect(await press(link)).toEqual([303, '/newsletter/confirm?result=gone']);
    expect(await stateOf(email)).toBe('unsubscribed');
  };
  const first = made('newsletter-confirm', email, 60_000);
  await leave();
  await refused(first);
  await askAgain();
  await refused(first);
  const second = made('newsletter-confirm', email, 0);
  await leave();
  await refused(second);
  await askAgain();
  expect(await press(made('newsletter-confirm', email, 0))).toEqual([303, '/newsletter/confirm?result=done']);
  expect(await stateOf(email)).toBe('confirmed');
});

it('unsubscribes with one click for five years', async () => {
  const email = await reader('confirmed');
  const answer = await oneClick(made('newsletter-unsubscribe', email, 5 * YEAR - 60_000));
  expect([answer.status, answer.text]).toEqual([200, 'You’re unsubscribed from the newsletter']);
  expect(await stateOf(email)).toBe('unsubscribed');
});

it('sends a new link by mail when an old one is pressed, a few times a day', async () => {
  const email = await reader('confirmed');
  const old = made('newsletter-unsubscribe', email, 5 * YEAR + 60_000);
  const refused = await oneClick(old);
  expect([refused.status, refused.text]).toEqual([
    400,
    'This link has expired. Please open it in a browser to get a new one by email',
  ]);
  expect((await call(site, old)).text).toContain('Send me a new link');
  expect(await mailsTo(email)).toEqual([]);
  for (let time = 0; time < 5; time += 1)
    expect(await press(old)).toEqual([303, '/newsletter/unsubscribe?result=sent']);
  expect((await call(site, '/newsletter/unsubscribe?result=sent')).text).toContain(
    'A new link is on its way',
  );
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(3);
  expect(await stateOf(email)).toBe('confirmed');
  const link = /https?:\S+\/newsletter\/unsubscribe\?token=\S+/.exec(signed(mails[0]?.text ?? ''))?.[0] ?? '';
  expect(signed(mails[0]?.unsubscribe_url ?? '')).toBe(link);
  expect((await postOneClick(site, link)).status).toBe(200);
  expect(await stateOf(email)).toBe('unsubscribed');
});

it('sends nothing to an address that gets no newsletter', async () => {
  const left = await reader('unsubscribed');
  for (const email of [left, 'nobody@readers.example']) {
    expect(await press(made('newsletter-unsubscribe', email, 6 * YEAR))).toEqual([
      303,
      '/newsletter/unsubscribe?result=done',
    ]);
    expect(await mailsTo(email)).toEqual([]);
  }
});

it('counts links of older versions from the day of the update', async () => {
  const [one, two, three] = [await reader('confirmed'), await reader('confirmed'), await reader('pending')];
  expect((await oneClick(undated('newsletter-unsubscribe', one))).status).toBe(200);
  expect(await stateOf(one)).toBe('unsubscribed');
  const updated = (span: string) =>
    query(
      site,
      `update payload_migrations set created_at = now() - $1::interval where name = '20261123_175000_dated_links'`,
      [span],
    );
  await updated('8 days');
  expect(await press(undated('newsletter-confirm', three))).toEqual([
    303,
    '/newsletter/confirm?result=expired',
  ]);
  expect((await call(site, undated('newsletter-unsubscribe', two))).text).toContain('Unsubscribe?');
  await updated('6 years');
  expect((await oneClick(undated('newsletter-unsubscribe', two))).status).toBe(400);
  expect(await stateOf(two)).toBe('confirmed');
});
