import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sleep, waitUntil } from '../../scripts/lib/wait';
import { signInEachRole } from '../support/accounts';
import { call, query, send } from '../support/api';
import {
  act,
  addIssue,
  addReaders,
  body,
  deliveries,
  postOneClick,
  sendingOf,
  untilState,
} from '../support/issues';
import { type Site, startSite } from '../support/site';
import { type ReceivedMail, type Smtp, startSmtp } from '../support/smtp-fake';

let smtp: Smtp;
let site: Site;
let admin: string;
let marketing: string;
let cookies: Record<string, string> = {};

beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite({ env: { SMTP_URL: smtp.url }, worker: true });
  cookies = await signInEachRole(site);
  admin = cookies.admin ?? '';
  marketing = cookies.marketing ?? '';
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
});
afterEach(async () => {
  smtp.reset();
  await query(site, 'delete from newsletter');
  await query(site, 'delete from suppressions');
});

const header = ({ parsed }: ReceivedMail, name: string) =>
  parsed.headers.find(({ key }) => key === name.toLowerCase())?.value;
const receivers = () => smtp.mails.map(({ to }) => to[0]).sort();
const start = (id: number, rate = 0) => act(site, marketing, id, { action: 'start', rate });
const suppress = (email: string, more: object = {}) =>
  send(
    site,
    '/admin/api/suppressions',
    { email, reason: 'by-hand', note: 'She called.', ...more },
    { Cookie: marketing },
  );

describe('an issue', () => {
  it('goes once to each confirmed subscriber, with an unsubscribe link, and never changes after that', async () => {
    await addReaders(site, 'once', 3);
    await query(site, `insert into newsletter (email, state) values ('pending@readers.example', 'pending')`);
    await query(
      site,
      `insert into newsletter (email, state, quarantined) values ('robot@readers.example', 'confirmed', true)`,
    );
    const id = await addIssue(site, marketing, 'Doors open');
    expect((await sendingOf(site, marketing, id)).readers).toBe(3);
    const started = await start(id);
    expect(started.status, started.text).toBe(200);
    await untilState(site, id, 'sent');
    expect(receivers()).toEqual(['once1@readers.example', 'once2@readers.example', 'once3@readers.example']);
    expect(await sendingOf(site, marketing, id)).toMatchObject({
      state: 'sent',
      startedBy: 'marketing',
      problem: null,
      counts: { sent: 3 },
      readers: null,
      troubles: [],
    });

    const [mail] = smtp.mails as [ReceivedMail];
    expect(mail.parsed.subject).toBe('Doors open');
    expect(mail.parsed.from).toEqual({ name: 'Colonnade', address: 'hello@colonnade.example' });
    expect(header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const way = header(mail, 'List-Unsubscribe')?.replace(/\s|[<>]/g, '') ?? '';
    expect(mail.parsed.text).toContain('They open on Monday.');
    expect(mail.parsed.text?.replace(/\s/g, '')).toContain(way);
    expect(mail.parsed.html).toContain(`href="${way}"`);
    const left = await call(site, way.replace(site.url, ''), {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(left.status).toBe(200);
    const [reader] = mail.to;
    expect(await query(site, 'select reason::text from suppressions where email = $1', [reader])).toEqual([
      { reason: 'unsubscribed' },
    ]);

    expect((await start(id)).text).toBe('This issue has already started.');
    const path = `/admin/api/newsletter-issues/${id}`;
    const changed = await send(site, path, { subject: 'Other' }, { Cookie: marketing }, 'PATCH');
    expect(changed.status).toBe(403);
    expect((await call(site, path, { method: 'DELETE', headers: { Cookie: admin } })).status).toBe(403);
    const copy = await send(site, `${path}/duplicate`, {}, { Cookie: marketing });
    expect(JSON.parse(copy.text).doc).toMatchObject({
      subject: 'Doors open',
      state: 'draft',
      startedAt: null,
    });
  });

  it('to 200 readers of whom five do not exist and two have full mailboxes: the next is for 195', async () => {
    await addReaders(site, 'many', 200);
    const gone = [3, 50, 51, 120, 200].map((n) => `many${n}@readers.example`);
    const full = [60, 61].map((n) => `many${n}@readers.example`);
    smtp.refuseRecipients((address) => {
      if (gone.includes(address)) return { code: 550, text: `5.1.1 <${address}>: User unknown` };
      return full.includes(address) ? { code: 452, text: '4.2.2 The mailbox is full' } : undefined;
    });
    const id = await addIssue(site, marketing, 'To two hundred');
    expect((await start(id)).status).toBe(200);
    const isTried = async () =>
      (await deliveries(site, id)).every(
        ([, state, note]) => state !== 'sending' && (state !== 'waiting' || note),
      );
    expect(await waitUntil(60_000, isTried)).toBe(true);
    const { counts, state } = await sendingOf(site, marketing, id);
    expect([state, counts]).toEqual(['sending', { sent: 193, failed: 5, waiting: 2 }]);
    expect(await query(site, `select email, reason::text, note from suppressions order by email`)).toEqual(
      gone.sort().map((email) => ({
        email,
        reason: 'bounced',
        note: `The mailbox does not exist (5.1.1): 550 5.1.1 <${email}>: User unknown`,
      })),
    );
    const next = await addIssue(site, marketing, 'The next one');
    expect((await sendingOf(site, marketing, next)).readers).toBe(195);
    await act(site, marketing, id, { action: 'stop' });
  });

  it('carries the code of its source in links to the site', async () => {
    await addReaders(site, 'coded', 1);
    const source = { name: 'Issue 8', code: 'issue-8', kind: 'issue' };
    const { doc } = JSON.parse((await send(site, '/admin/api/sources', source, { Cookie: marketing })).text);
    const id = await addIssue(site, marketing, 'With a code');
    const path = `/admin/api/newsletter-issues/${id}`;
    const chosen = await send(site, path, { source: doc.id }, { Cookie: marketing }, 'PATCH');
    expect(chosen.status, chosen.text).toBe(200);
    expect((await start(id)).status).toBe(200);
    await untilState(site, id, 'sent');
    const html = smtp.mails[0]?.parsed.html ?? '';
    const links = [...html.matchAll(/href="([^"?]*)(\?via=[^"]*)?/g)].map(([, address, via]) => [
      address,
      via,
    ]);
    expect(links).toEqual([
      [`${site.url}/newsletter/with-a-code`, '?via=issue-8'],
      [`${site.url}/newsletter/preferences`, undefined],
      [`${site.url}/newsletter/unsubscribe`, undefined],
    ]);
    const kept = await call(site, '/newsletter/with-a-code');
    expect([kept.status, kept.text.includes('via=issue-8')]).toEqual([200, false]);
    const copy = await send(site, `${path}/duplicate`, {}, { Cookie: marketing });
    expect(JSON.parse(copy.text).doc.source ?? null).toBeNull();
  });

  it('stops immediately and resumes where it was; people who left or were removed meanwhile get nothing', async () => {
    await addReaders(site, 'stop', 30);
    const id = await addIssue(site, marketing, 'In the middle');
    await start(id, 600);
    await waitUntil(20_000, async () => smtp.mails.length >= 5);
    const stopped = await act(site, marketing, id, { action: 'stop' });
    expect(JSON.parse(stopped.text).state).toBe('stopped');
    // An email that was being sent may still arrive.
    const isUnderWay = async () => (await deliveries(site, id)).some(([, state]) => state === 'sending');
    expect(await waitUntil(10_000, async () => !(await isUnderWay()))).toBe(true);
    const soFar = smtp.mails.length;
    expect(soFar).toBeLessThan(30);
    // Ten a second would arrive in this time if it continued.
    await sleep(1500);
    expect(smtp.mails).toHaveLength(soFar);
    const waiting = (await deliveries(site, id)).flatMap(([email, state]) =>
      state === 'waiting' ? [email] : [],
    );
    expect(waiting).toHaveLength(30 - soFar);

    const [left, suppressed, complained, gone] = waiting as [string, string, string, string];
    const env = { PAYLOAD_SECRET: site.env.PAYLOAD_SECRET, SITE_URL: site.url };
    Object.assign(process.env, env);
    const { subscriberLink } = await import('../../src/features/newsletter/server/subscriber-links');
    const answer = await postOneClick(site, subscriberLink('newsletter-unsubscribe', left));
    expect([answer.status, answer.text]).toEqual([200, 'You’re unsubscribed from the newsletter']);
    expect((await suppress(suppressed)).status).toBe(201);
    expect((await suppress(complained, { reason: 'complaint' })).status).toBe(201);
    await query(site, 'delete from newsletter where email = $1', [gone]);

    expect((await act(site, marketing, id, { action: 'resume', rate: 0 })).status).toBe(200);
    await untilState(site, id, 'sent');
    expect(receivers()).toHaveLength(26);
    expect(new Set(receivers()).size).toBe(26);
    for (const reader of [left, suppressed, complained, gone]) expect(receivers()).not.toContain(reader);
    const notes = (await deliveries(site, id)).filter(([, state]) => state === 'left-out');
    expect(notes).toEqual([
      [left, 'left-out', 'Unsubscribed before it was sent'],
      [suppressed, 'left-out', 'On the suppression list'],
      [complained, 'left-out', 'On the suppression list: complaint'],
      [gone, 'left-out', 'No subscriber anymore'],
    ]);
    expect((await sendingOf(site, marketing, id)).counts).toEqual({ sent: 26, 'left-out': 4 });
  });

  it('waits for a server that refuses for now, and reports permanent refusals', async () => {
    await addReaders(site, 'later', 2);
    const id = await addIssue(site, marketing, 'Later');
    smtp.refuseWith({ code: 451, text: 'try again later' });
    await start(id);
    const refused = async () =>
      (await deliveries(site, id)).filter(
        ([, state, note]) => state === 'waiting' && note?.includes('try again later'),
      );
    await waitUntil(20_000, async () => (await refused()).length === 2);
    expect((await sendingOf(site, marketing, id)).state).toBe('sending');
    smtp.refuseWith({ code: 550, text: 'never' });
    const again = () =>
      query(
        site,
        `with due as (update newsletter_deliveries set not_before = now() where issue_id = $1 and state = 'waiting')
         update graphile_worker._private_jobs set run_at = now() where locked_at is null`,
        [id],
      );
    await again();
    await untilState(site, id, 'sent');
    const { counts, troubles } = await sendingOf(site, marketing, id);
    expect(counts).toEqual({ failed: 2 });
    expect(troubles[0]).toMatchObject({ email: 'later1@readers.example', state: 'failed' });
    expect(troubles[0].note).toContain('never');
  });

  it('stops by itself after refusals in a row', async () => {
    await addReaders(site, 'many', 25);
    const id = await addIssue(site, marketing, 'Quota');
    smtp.refuseWith({ code: 550, text: 'Daily sending quota exceeded' });
    await start(id);
    await untilState(site, id, 'stopped');
    const { counts, problem } = await sendingOf(site, marketing, id);
    expect(counts).toEqual({ failed: 10, waiting: 15 });
    expect(problem).toContain('Daily sending quota exceeded');
  });

  it('can be tested on one mailbox, which counts as no delivery', async () => {
    const id = await addIssue(site, marketing, 'Try me');
    const path = `/admin/api/newsletter-issues/${id}/test`;
    expect((await send(site, path, { to: 'me@colonnade.example' }, { Cookie: marketing })).status).toBe(201);
    const mail = await smtp.waitForMail(({ to }) => to[0] === 'me@colonnade.example');
    expect(mail.parsed.subject).toBe('[Test] Try me');
    expect(mail.parsed.html).toContain('They open on Monday.');
    expect(header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(await deliveries(site, id)).toEqual([]);
    const wrong = await send(site, path, { to: 'a@x, b@y' }, { Cookie: marketing });
    expect([wrong.status, wrong.text]).toEqual([400, 'Please enter a valid email address']);
  });

  it('is previewed as an email before it is saved', async () => {
    const draft = { subject: 'Not saved', previewText: null, body: body('<b>Words</b>') };
    const answer = await send(site, '/admin/api/newsletter-issues/preview', draft, { Cookie: marketing });
    expect(answer.status, answer.text).toBe(200);
    const preview = JSON.parse(answer.text);
    expect(preview.subject).toBe('Not saved');
    expect(preview.html).toContain('&lt;b&gt;Words&lt;/b&gt;');
    expect(preview.text).toContain('<b>Words</b>');
    const link = (url: string) => ({
      type: 'link',
      version: 1,
      fields: { linkType: 'custom', newTab: false, url },
      children: body(url).root.children.at(-1)?.children,
    });
    const linked = body('See:');
    linked.root.children.at(-1)?.children.push(...(['/merch', 'https://c.example/'].map(link) as never[]));
    const source = { name: 'Issue 7', code: 'issue-7', kind: 'issue' };
    const { doc } = JSON.parse((await send(site, '/admin/api/sources', source, { Cookie: marketing })).text);
    const withSource = await send(
      site,
      '/admin/api/newsletter-issues/preview',
      { ...draft, body: linked, source: doc.id },
      { Cookie: marketing },
    );
    expect(JSON.parse(withSource.text).text).toContain(
      `See:/merch (${site.url}/merch?via=issue-7)https://c.example/\n`,
    );
    const empty = await send(site, '/admin/api/newsletter-issues/preview', {}, { Cookie: marketing });
    expect(empty.status).toBe(200);
  });

  it('is accessible to marketing only', async () => {
    const id = await addIssue(site, marketing, 'Ours');
    const base = '/admin/api/newsletter-issues';
    for (const [role, status] of [
      ['support', 403],
      ['editor', 403],
      ['', 401],
    ] as const) {
      const headers: Record<string, string> = role ? { Cookie: cookies[role] ?? '' } : {};
      const answers = [
        await send(site, base, { subject: 'Mine', body: body('x') }, headers),
        await call(site, `${base}/${id}`, { headers }),
        await call(site, `${base}/${id}/sending`, { headers }),
        await send(site, `${base}/${id}/sending`, { action: 'start', rate: 0 }, headers),
        await send(site, `${base}/${id}/test`, { to: 'a@example.com' }, headers),
        await send(site, `${base}/preview`, {}, headers),
        await call(site, '/admin/api/newsletter-deliveries', { headers }),
        await call(site, '/admin/api/suppressions', { headers }),
      ];
      expect(
        answers.map((answer) => answer.status),
        role || 'a stranger',
      ).toEqual(answers.map(() => status));
    }
    const foreign = { Cookie: marketing, 'Sec-Fetch-Site': 'cross-site' };
    expect((await send(site, `${base}/${id}/sending`, { action: 'start', rate: 0 }, foreign)).status).toBe(
      403,
    );
    for (const rate of [-1, 1.5, '5', null, 60_001])
      expect((await act(site, marketing, id, { action: 'start', rate })).status).toBe(400);
    const nobody = await start(id);
    expect([nobody.status, nobody.text]).toEqual([400, 'Nobody has subscribed and confirmed yet.']);
    for (const [action, sentence] of [
      ['stop', 'This issue is not being sent.'],
      ['resume', 'Only a stopped issue can resume.'],
    ])
      expect((await act(site, marketing, id, { action, rate: 0 })).text).toBe(sentence);
  });
});

describe('consent', () => {
  const rows = (email: string) =>
    query<{
      state: string;
      place: string | null;
      wording: string | null;
      policies: string;
      confirmed: boolean;
    }>(
      site,
      `select state::text, consent_place as place, consent_wording as wording, policies,
         confirmed_at is not null as confirmed, consent_at > now() - interval '1 minute' as fresh
       from newsletter where email = $1`,
      [email],
    );
  const subscribe = (email: string) =>
    send(site, '/api/newsletter', { email }, { Referer: `${site.url}/merch?x=1` });
  const linkIn = (mail: ReceivedMail, path: string) =>
    new RegExp(`${site.url}(${path}\\?token=\\S+)`).exec(mail.parsed.text ?? '')?.[1] ?? '';
  const asked = (email: string) =>
    smtp.waitForMail(
      ({ to, parsed }) => to[0] === email && (parsed.text ?? '').includes('/newsletter/confirm'),
    );

  it('is stored with its text, its place, its time and the effective policies', async () => {
    const email = 'consent@readers.example';
    expect((await subscribe(email)).status).toBe(201);
    expect(await rows(email)).toEqual([
      {
        state: 'pending',
        place: '/merch',
        wording: 'Be there when the doors open. Our newsletter brings launch news to your inbox. [Subscribe]',
        policies: expect.stringContaining('privacy-policy 1'),
        confirmed: false,
        fresh: true,
      },
    ]);
    const mail = await asked(email);
    expect(mail.parsed.html).toContain('>Yes, subscribe me</a>');
    await postOneClick(site, linkIn(mail, '/newsletter/confirm'));
    expect(await rows(email)).toMatchObject([{ state: 'confirmed', confirmed: true, place: '/merch' }]);
    const seen = await call(site, '/admin/api/newsletter?limit=1', { headers: { Cookie: marketing } });
    expect(JSON.parse(seen.text).docs[0]).toMatchObject({ consentPlace: '/merch' });
    const forged = { consentPlace: 'Elsewhere', state: 'unsubscribed' };
    const { id } = JSON.parse(seen.text).docs[0];
    await send(site, `/admin/api/newsletter/${id}`, forged, { Cookie: marketing }, 'PATCH');
    expect(await rows(email)).toMatchObject([{ state: 'confirmed', place: '/merch' }]);
  });

  it('of people added by staff names who added them', async () => {
    const entry = { email: 'entered@readers.example', state: 'confirmed' };
    expect((await send(site, '/admin/api/newsletter', entry, { Cookie: marketing })).status).toBe(201);
    expect(await rows('entered@readers.example')).toMatchObject([
      { place: 'Entered in the back office by marketing', wording: null, confirmed: true },
    ]);
  });

  it('lifts one’s own unsubscription, and only after the click in the email', async () => {
    const email = 'back@readers.example';
    await subscribe(email);
    const first = await asked(email);
    await postOneClick(site, linkIn(first, '/newsletter/confirm'));
    await postOneClick(site, linkIn(first, '/newsletter/unsubscribe'));
    await postOneClick(site, linkIn(first, '/newsletter/confirm'));
    expect(await rows(email)).toMatchObject([{ state: 'unsubscribed' }]);
    expect(await query(site, 'select email from suppressions')).toEqual([{ email }]);
    smtp.reset();
    await subscribe(email);
    const second = await asked(email);
    expect(await rows(email)).toMatchObject([{ state: 'unsubscribed' }]);
    await postOneClick(site, linkIn(second, '/newsletter/confirm'));
    expect(await rows(email)).toMatchObject([{ state: 'confirmed' }]);
    expect(await query(site, 'select 1 from suppressions')).toEqual([]);
  });

  it('is not requested again once staff suppressed an address, and nobody can tell', async () => {
    const email = 'never@readers.example';
    await subscribe(email);
    const mail = await asked(email);
    expect((await suppress('Never@readers.example')).status).toBe(201);
    smtp.reset();
    const answer = await subscribe(email);
    expect([answer.status, answer.text]).toEqual([201, '{"success":true}']);
    const confirmed = await postOneClick(site, linkIn(mail, '/newsletter/confirm'));
    expect(confirmed.headers.get('location')).toBe('/newsletter/confirm?result=gone');
    expect(await rows(email)).toMatchObject([{ state: 'unsubscribed' }]);
    await suppress('unknown@readers.example');
    await subscribe('unknown@readers.example');
    expect(await rows('unknown@readers.example')).toEqual([]);
    expect(
      await query(site, `select 1 from mails where kind = 'newsletter-confirmation' and "to" = any($1)`, [
        [email, 'unknown@readers.example'],
      ]),
    ).toHaveLength(1);
  });

  it('is the subscriber’s to take back: staff add with a reason, and remove only what staff added', async () => {
    expect((await suppress('a@readers.example', { note: ' ' })).status).toBe(400);
    expect((await suppress('a@readers.example', { reason: 'unsubscribed' })).status).toBe(400);
    const added = JSON.parse((await suppress('a@readers.example')).text).doc;
    expect(added).toMatchObject({ reason: 'by-hand', note: 'She called.', by: 'marketing' });
    await query(
      site,
      `insert into suppressions (email, reason) values ('b@readers.example', 'unsubscribed')`,
    );
    const [own] = await query<{ id: number }>(
      site,
      `select id from suppressions where email = 'b@readers.example'`,
    );
    // As if marketing had just signed in: a deletion asks for no proof then.
    await query(site, 'update users_sessions set created_at = now()');
    const remove = (id: number) =>
      call(site, `/admin/api/suppressions/${id}`, { method: 'DELETE', headers: { Cookie: marketing } });
    expect((await remove(own?.id ?? 0)).status).toBe(403);
    expect((await remove(added.id)).status).toBe(200);
  });
});
