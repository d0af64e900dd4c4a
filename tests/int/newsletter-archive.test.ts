import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { signInEachRole } from '../support/accounts';
import { call, query, send } from '../support/api';
import { act, addIssue, addReaders, deliveries, sendingOf, untilState } from '../support/issues';
import { type Site, startSite } from '../support/site';
import { type Smtp, startSmtp } from '../support/smtp-fake';

let smtp: Smtp;
let site: Site;
let marketing: string;

beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite({ env: { SMTP_URL: smtp.url }, worker: true });
  marketing = (await signInEachRole(site)).marketing ?? '';
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
});
beforeEach(async () => {
  smtp.reset();
  await query(site, 'delete from newsletter_deliveries');
  await query(site, 'delete from newsletter_issues');
  await query(site, 'delete from newsletter');
  await query(site, 'delete from suppressions');
});

const read = async (path: string) => {
  const { status, text } = await call(site, path);
  return { status, text };
};
const start = (id: number) => act(site, marketing, id, { action: 'start', rate: 0 });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

it('shows an issue from its start on, and never a draft or what belongs to one subscriber', async () => {
  await addReaders(site, 'secret-reader', 2);
  const draft = await addIssue(site, marketing, 'Not yet');
  expect((await read('/newsletter')).status).toBe(404);
  expect((await read('/newsletter/not-yet')).status).toBe(404);
  expect((await read('/sitemap.xml')).text).not.toContain('/newsletter');

  const id = await addIssue(site, marketing, 'Doors open');
  expect((await start(id)).status).toBe(200);
  await untilState(site, id, 'sent');
  const page = await read('/newsletter/doors-open');
  expect(page.status).toBe(200);
  expect(page.text).toContain('They open on Monday.');
  expect(page.text).toContain('as mailed to every subscriber');
  expect(page.text).not.toMatch(/secret-reader|token=|unsubscribe\?/);
  const archive = await read('/newsletter');
  expect(archive.text).toContain('href="/newsletter/doors-open"');
  expect(archive.text).not.toContain('Not yet');

  const [mail] = smtp.mails;
  expect(mail?.parsed.text).toContain(`Read it in the browser:\n${site.url}/newsletter/doors-open`);
  expect((await read('/sitemap.xml')).text).toContain(`<loc>${site.url}/newsletter/doors-open</loc>`);
  const feed = JSON.parse((await read('/blog/feed.json')).text);
  expect(feed.items).toMatchObject([
    { id: `${site.url}/blog#newsletter-1`, url: `${site.url}/newsletter/doors-open`, title: 'Doors open' },
  ]);

  expect((await act(site, marketing, id, { action: 'hide' })).status).toBe(200);
  expect((await read('/newsletter/doors-open')).status).toBe(404);
  expect((await read('/newsletter')).status).toBe(404);
  expect((await act(site, marketing, id, { action: 'show' })).status).toBe(200);
  expect((await read('/newsletter/doors-open')).status).toBe(200);
  expect((await act(site, marketing, draft, { action: 'show' })).text).toBe(
    'This issue has not started yet.',
  );
});

it('keeps an issue that is not public out of the archive, and its mails without the link', async () => {
  await addReaders(site, 'private', 1);
  const id = await addIssue(site, marketing, 'For us alone');
  const path = `/admin/api/newsletter-issues/${id}`;
  expect((await send(site, path, { isPublic: false }, { Cookie: marketing }, 'PATCH')).status).toBe(200);
  await start(id);
  await untilState(site, id, 'sent');
  expect((await read('/newsletter/for-us-alone')).status).toBe(404);
  expect(smtp.mails[0]?.parsed.text).not.toContain('in the browser');
});

it('gives each issue an address of its own, whatever its subject', async () => {
  await addReaders(site, 'address', 1);
  for (const subject of ['Roll call', 'Roll call', 'Preferences', 'ΑΦΩ']) {
    const id = await addIssue(site, marketing, subject);
    await start(id);
    await untilState(site, id, 'sent');
  }
  expect(await query(site, 'select number::int, slug from newsletter_issues order by number')).toEqual([
    { number: 1, slug: 'roll-call' },
    { number: 2, slug: 'roll-call-2' },
    { number: 3, slug: 'preferences-3' },
    { number: 4, slug: 'letter' },
  ]);
  const page = (await read('/newsletter/roll-call-2')).text;
  expect(page).toContain('href="/newsletter/roll-call"');
  expect((await read('/newsletter/preferences')).text).toContain('This link no longer works');
});

it('sends a scheduled issue at its time, to whoever is subscribed then', async () => {
  await addReaders(site, 'early', 1);
  const id = await addIssue(site, marketing, 'On time');
  const schedule = (at: string) => act(site, marketing, id, { action: 'schedule', rate: 0, at });
  expect((await schedule(inMinutes(-1))).text).toBe(
    'This time has passed. Choose a later one, or send the issue now.',
  );
  expect((await schedule(inMinutes(600_000))).text).toBe('Please choose a time within a year.');
  expect((await schedule('tomorrow')).text).toBe('Please choose a day and a time');
  const at = new Date(Date.now() + 5000).toISOString();
  expect(JSON.parse((await schedule(at)).text)).toMatchObject({
    state: 'scheduled',
    sendAt: at,
    startedAt: null,
  });
  const path = `/admin/api/newsletter-issues/${id}`;
  expect((await send(site, path, { subject: 'Other' }, { Cookie: marketing }, 'PATCH')).status).toBe(403);
  expect((await read('/newsletter/on-time')).status).toBe(404);
  await addReaders(site, 'late', 1);
  expect(await deliveries(site, id)).toEqual([]);
  await untilState(site, id, 'sent');
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at));
  expect(smtp.mails.map(({ to }) => to[0]).sort()).toEqual([
    'early1@readers.example',
    'late1@readers.example',
  ]);
  expect(await sendingOf(site, marketing, id)).toMatchObject({ startedBy: 'marketing', counts: { sent: 2 } });
});

it('takes a scheduled issue back, and then sends nothing', async () => {
  await addReaders(site, 'back', 1);
  const id = await addIssue(site, marketing, 'Second thoughts');
  await act(site, marketing, id, {
    action: 'schedule',
    rate: 0,
    at: new Date(Date.now() + 8000).toISOString(),
  });
  const answer = await act(site, marketing, id, { action: 'unschedule' });
  expect(JSON.parse(answer.text)).toMatchObject({ state: 'draft', sendAt: null });
  const path = `/admin/api/newsletter-issues/${id}`;
  expect((await send(site, path, { subject: 'Better' }, { Cookie: marketing }, 'PATCH')).status).toBe(200);
  const jobIsOver = async () =>
    (await query(site, `select 1 from graphile_worker.jobs where key = $1`, [`send-issue:${id}`])).length ===
    0;
  expect(await waitUntil(30_000, jobIsOver)).toBe(true);
  expect(smtp.mails).toHaveLength(0);
});

it('gives a scheduled issue back with the reason when nobody is left to read it', async () => {
  await addReaders(site, 'gone', 1);
  const id = await addIssue(site, marketing, 'To nobody');
  await act(site, marketing, id, {
    action: 'schedule',
    rate: 0,
    at: new Date(Date.now() + 6000).toISOString(),
  });
  await query(site, 'delete from newsletter');
  await untilState(site, id, 'draft');
  expect(await sendingOf(site, marketing, id)).toMatchObject({
    sendAt: null,
    problem: 'Nobody has subscribed and confirmed yet.',
  });
});

it('welcomes a person once, with the newest issue and their preferences, which change what they say', async () => {
  await addReaders(site, 'someone', 1);
  const id = await addIssue(site, marketing, 'Doors open');
  await start(id);
  await untilState(site, id, 'sent');
  smtp.reset();
  await send(site, '/api/newsletter', { email: 'New@Readers.example', name: 'Ada' });
  const asked = await smtp.waitForMail(({ to }) => to[0] === 'new@readers.example');
  const confirm = asked.parsed.text?.match(/\/newsletter\/confirm\?token=\S+/)?.[0] ?? '';
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const press = (path: string, body: string) => call(site, path, { method: 'POST', body, headers });
  await press(confirm, 'from=page');
  await press(confirm, 'from=page');
  const welcome = await smtp.waitForMail(
    ({ parsed }) => parsed.subject === 'Welcome to the Colonnade newsletter',
  );
  expect(welcome.parsed.text).toContain(`${site.url}/newsletter/doors-open`);
  expect(await query(site, `select 1 from mails where kind = 'newsletter-welcome'`)).toHaveLength(1);

  const own = welcome.parsed.text?.match(/\/newsletter\/preferences\?token=\S+/)?.[0] ?? '';
  const page = await call(site, own);
  expect(page.text).toContain('new@readers.example');
  expect(page.text).toContain('value="Ada"');
  expect(page.headers.get('cache-control')).toContain('no-store');
  const saved = await press(own, 'action=save&name=Ada+L.');
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${own}&result=save`]);
  expect((await read(`${own}&result=save`)).text).toContain('Saved.');
  const reader = () =>
    query(site, `select name, state::text from newsletter where email = 'new@readers.example'`);
  expect(await reader()).toEqual([{ name: 'Ada L.', state: 'confirmed' }]);
  await press(own, 'action=leave');
  expect(await reader()).toEqual([{ name: 'Ada L.', state: 'unsubscribed' }]);
  expect((await read(own)).text).toContain('You’re not subscribed');
  await press(own, 'action=join');
  expect(await reader()).toEqual([{ name: 'Ada L.', state: 'confirmed' }]);
  expect((await press(own, 'action=erase')).status).toBe(400);
  expect((await press('/newsletter/preferences?token=x.y', 'action=leave')).text).toBe(
    'This link is not valid',
  );
});

it('tells staff about the sender’s domain, and nobody else', async () => {
  const path = '/admin/api/newsletter-issues/sender';
  const answer = await call(site, path, { headers: { Cookie: marketing } });
  expect(answer.status).toBe(200);
  const { domain, records } = JSON.parse(answer.text);
  expect(domain).toBe('colonnade.example');
  expect(records.map(({ name }: { name: string }) => name)).toEqual(['SPF', 'DKIM', 'DMARC']);
  expect((await call(site, path)).status).toBe(401);
});
