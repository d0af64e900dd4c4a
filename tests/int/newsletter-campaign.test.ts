import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { addAccount } from '../support/accounts';
import { query, signIn } from '../support/api';
import { act, addIssue, addReaders, postOneClick, sendingOf, untilState } from '../support/issues';
import { type Site, startSite } from '../support/site';

const READERS = 10_000;
/** Progress at which the worker is killed, each time. */
const KILLS = [1500, 4000, 7000];
const LEAVING = 60;

const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    stream.resume();
    stream.on('end', () => {
      received.push(session.envelope.rcptTo[0]?.address ?? '');
      done();
    });
  },
});
let site: Site;

beforeAll(async () => {
  // A killed worker's connection breaks.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  site = await startSite({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` }, worker: true });
});
afterAll(async () => {
  await site?.stop();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const count = async (text: string) => (await query<{ n: number }>(site, text))[0]?.n;

it('reaches 10,000 subscribers although the worker is killed three times: nobody twice, nobody lost', async () => {
  const cookie = await signIn(site, await addAccount(site, await signIn(site), 'marketing'));
  await addReaders(site, 'reader', READERS);
  const id = await addIssue(site, cookie, 'To everybody');
  const began = Date.now();
  expect((await act(site, cookie, id, { action: 'start', rate: 0 })).status).toBe(200);
  // The answer does not wait for the sending.
  expect(received.length).toBeLessThan(READERS);

  Object.assign(process.env, { PAYLOAD_SECRET: site.env.PAYLOAD_SECRET, SITE_URL: site.url });
  const { subscriberLink } = await import('../../src/features/newsletter/server/subscriber-links');
  const leave = async (reader: number) => {
    const link = subscriberLink('newsletter-unsubscribe', `reader${reader}@readers.example`);
    expect((await postOneClick(site, link)).text).toBe('You’re unsubscribed from the newsletter');
  };

  for (const [time, soFar] of KILLS.entries()) {
    await waitUntil(60_000, async () => received.length >= soFar);
    // Some unsubscribe while emails are being sent, some of them while no worker runs.
    for (let one = 0; one < LEAVING; one += 1) {
      if (one === LEAVING / 2) await site.kill('worker');
      await leave(READERS - time * LEAVING - one);
    }
    await site.revive();
  }
  await untilState(site, id, 'sent', 120_000);

  expect(new Set(received).size).toBe(received.length);
  const { counts } = await sendingOf(site, cookie, id);
  const { sent = 0, unsure = 0, 'left-out': leftOut = 0, ...others } = counts;
  expect(others).toEqual({});
  expect(sent + unsure + leftOut).toBe(READERS);
  expect(unsure).toBeLessThanOrEqual(KILLS.length);
  expect(leftOut).toBeGreaterThan(0);
  expect(leftOut).toBeLessThanOrEqual(KILLS.length * LEAVING);
  expect(await count('select count(*)::int as n from newsletter_deliveries')).toBe(READERS);

  const rows = await query<{ email: string; state: string; late: boolean }>(
    site,
    `select d.email, d.state::text, coalesce(d.claimed_at > n.unsubscribed_at, false) as late
     from newsletter_deliveries d join newsletter n on n.email = d.email`,
  );
  const got = new Set(received);
  const wrong = rows.filter(({ email, state, late }) => {
    if (state === 'sent') return !got.has(email) || late;
    return state === 'left-out' ? got.has(email) || !late : late;
  });
  expect(wrong).toEqual([]);
  console.info(
    `10,000 mails and three kills in ${Math.round((Date.now() - began) / 1000)} s; ${unsure} to look at, ${leftOut} left out`,
  );
}, 300_000);
