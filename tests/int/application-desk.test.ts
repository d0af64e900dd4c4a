import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { signInEachRole } from '../support/accounts';
import { application, call, query, send } from '../support/api';
import { type Site, startSite } from '../support/site';
import { type Smtp, startSmtp } from '../support/smtp-fake';

let smtp: Smtp;
let site: Site;
let cookies: Record<string, string> = {};

beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite({ env: { SMTP_URL: smtp.url }, worker: true });
  cookies = await signInEachRole(site);
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
});

const as = (role: string, headers = {}) => ({ Cookie: cookies[role] ?? '', ...headers });
const ask = async (method: string, path: string, body?: object, role = 'support', headers = {}) => {
  const answer = await call(site, `/admin/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...as(role, headers) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const isJson = answer.type?.includes('json');
  return { status: answer.status, text: answer.text, body: isJson ? JSON.parse(answer.text) : null };
};
/** For our own endpoint: the body is the sentence. */
const messageOf = ({ status, text }: { status: number; text: string }) => [status, text];

type Row = { id: number; email: string; organization: string };
async function apply(changes: object = {}): Promise<Row> {
  const { status, body } = await ask('POST', 'waitlist', application(changes));
  expect(status).toBe(201);
  return body.doc;
}
const postTransition = (ids: number[], to: string, more: object = {}, role = 'support') =>
  ask('POST', 'waitlist/transitions', { ids, to, reason: '', draft: null, ...more }, role);
const statusOf = async ({ id }: Row) =>
  (await query<{ status: string }>(site, 'select status from waitlist where id = $1', [id]))[0]?.status;
const transitionsOf = ({ id }: Row) =>
  query(
    site,
    `select left_state, new_state, by, reason from transitions where subject_id = $1 and subject = 'waitlist'`,
    [String(id)],
  );
const mailsTo = ({ email }: Row) =>
  query(site, `select 1 from mails where kind = 'application-letter' and "to" = $1`, [email]);
const mailWith = (text: string) =>
  smtp.waitForMail(({ parsed }) => parsed.text?.includes(text) ?? false, 30_000);
const setSeats = (seatsTotal: number) => ask('POST', 'globals/brand', { seatsTotal }, 'admin');

const DRAFT = {
  subject: 'About {organization}',
  text: 'Dear {name},\nwe read about {organization}. {reason}',
};

describe('moving many', () => {
  it('treats each separately, gives the reason for each that did not move, and stores the reason with every transition', async () => {
    const [fresh, declined, withdrawn] = [await apply(), await apply(), await apply()];
    await postTransition([declined.id], 'declined');
    await postTransition([withdrawn.id], 'withdrawn');
    const { status, body } = await postTransition(
      [fresh.id, declined.id, withdrawn.id, 999_999],
      'declined',
      {
        reason: '  Too few places.  ',
      },
    );
    expect(status).toBe(200);
    expect(body.results).toEqual([
      { id: fresh.id, organization: 'ΑΦΑ', stayed: null },
      { id: declined.id, organization: 'ΑΦΑ', stayed: 'It’s already Declined.' },
      {
        id: withdrawn.id,
        organization: 'ΑΦΑ',
        stayed: 'This application is Withdrawn: it cannot become Declined.',
      },
      { id: 999_999, organization: 'Application 999999', stayed: 'It is no longer here.' },
    ]);
    expect(await transitionsOf(fresh)).toEqual([
      { left_state: 'pending-review', new_state: 'declined', by: 'support', reason: 'Too few places.' },
    ]);
    expect(await statusOf(withdrawn)).toBe('withdrawn');
  });

  it('gives away the remaining seats and emails only those who got one', async () => {
    const rows = [await apply(), await apply(), await apply()];
    await setSeats(1);
    const { body } = await postTransition(
      rows.map(({ id }) => id),
      'accepted',
      { draft: { subject: 'A place', text: 'Dear {name}, a place for {organization}.' } },
    );
    const full =
      'All 1 founding seats are taken. Free one, or raise the number of seats in the brand settings.';
    expect(body.results.map(({ stayed }: { stayed: string | null }) => stayed)).toEqual([null, full, full]);
    const [first, second, third] = rows as [Row, Row, Row];
    expect(
      [await mailsTo(first), await mailsTo(second), await mailsTo(third)].map((one) => one.length),
    ).toEqual([1, 0, 0]);
    const mail = await smtp.waitForMail(({ to }) => to[0] === first.email);
    expect(mail.parsed.text).toContain('Dear Ada Lovelace, a place for ΑΦΑ.');
    await setSeats(100);
  });

  it('when two move the same applications in parallel, emails each applicant once', async () => {
    const rows = [await apply(), await apply()];
    const ids = rows.map(({ id }) => id);
    const order = { draft: { subject: 'News', text: 'No place.' } };
    const both = await Promise.all([
      postTransition(ids, 'declined', order),
      postTransition(ids, 'declined', order, 'admin'),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    for (const row of rows) {
      expect(await mailsTo(row)).toHaveLength(1);
      expect(await transitionsOf(row)).toHaveLength(1);
    }
  });

  it('fills the reason into the email, and refuses an email that needs a missing one', async () => {
    const row = await apply({ organization: 'ΔΞΩ' });
    expect(messageOf(await postTransition([row.id], 'waitlisted', { draft: DRAFT }))).toEqual([
      400,
      'The email uses {reason}, but no reason was given.',
    ]);
    expect(await statusOf(row)).toBe('pending-review');
    await postTransition([row.id], 'waitlisted', { draft: DRAFT, reason: 'All places are taken.' });
    const mail = await mailWith('All places are taken.');
    expect([mail.to, mail.parsed.subject]).toEqual([[row.email], 'About ΔΞΩ']);
    expect(mail.parsed.replyTo?.[0]?.address).toBe('hello@colonnade.example');
    expect(mail.parsed.text?.trimEnd()).toBe(
      'Dear Ada Lovelace,\nwe read about ΔΞΩ. All places are taken.\n\nThe Colonnade team',
    );
    expect(mail.parsed.html).toContain('Georgia,serif;color:#1b1033">Colonnade</p>');
  });

  it('knows which chapters would get a second founding spot, before anything moves', async () => {
    const holder = await apply({ organization: 'ΞΞΞ' });
    await postTransition([holder.id], 'accepted');
    const same = await apply({ organization: 'Xi Xi Xi chapter' });
    const twice = [await apply({ organization: 'Psi Tau' }), await apply({ organization: 'ΨΤ' })] as const;
    const declined = await apply({ organization: 'Psi Tau' });
    await postTransition([declined.id], 'declined');
    const spam = await apply({ organization: 'Zeta Zeta', quarantined: true });
    const alone = await apply({ organization: 'Zeta Zeta' });
    await query(site, `update waitlist set reference = 'key-' || organization where id = any($1)`, [
      [holder.id, same.id],
    ]);
    const seen = async (rows: Row[]) =>
      (await ask('POST', 'waitlist/second-spots', { ids: rows.map(({ id }) => id) })).body;
    const before = await query(site, 'select id, status from waitlist order by id');
    expect(await seen([alone, spam, declined, ...twice, same])).toEqual({
      chapters: [
        [
          { id: holder.id, organization: 'ΞΞΞ', reference: 'key-ΞΞΞ', holds: true },
          { id: same.id, organization: 'Xi Xi Xi chapter', reference: 'key-Xi Xi Xi chapter', holds: false },
        ],
        [
          { id: twice[0].id, organization: 'Psi Tau', reference: null, holds: false },
          { id: twice[1].id, organization: 'ΨΤ', reference: null, holds: false },
        ],
      ],
    });
    // One of a chapter, what is accepted already, and what cannot be accepted take no second spot.
    expect(await seen([alone, spam, declined, twice[0], holder])).toEqual({ chapters: [] });
    expect(await query(site, 'select id, status from waitlist order by id')).toEqual(before);
    expect(messageOf(await ask('POST', 'waitlist/second-spots', { ids: [] }))).toEqual([
      400,
      'Please choose applications',
    ]);
    const many = Array.from({ length: 501 }, (_, at) => at + 1);
    expect(messageOf(await ask('POST', 'waitlist/second-spots', { ids: many }))).toEqual([
      400,
      'At most 500 applications can be chosen at once',
    ]);
  });

  it('emails no suspected spam, and does not move it', async () => {
    const row = await apply({ quarantined: true });
    const { body } = await postTransition([row.id], 'declined', {
      draft: { subject: 'News', text: 'No place.' },
    });
    expect(body.results[0].stayed).toBe(
      'This application looks like spam, so nobody is emailed. Mark it as not spam first.',
    );
    expect([await statusOf(row), await mailsTo(row), await transitionsOf(row)]).toEqual([
      'pending-review',
      [],
      [],
    ]);
  });

  it('is for roles with access, and for valid requests', async () => {
    const row = await apply();
    for (const role of ['editor', 'marketing'])
      expect(messageOf(await postTransition([row.id], 'declined', {}, role))).toEqual([
        403,
        'Your account may not do this',
      ]);
    expect((await send(site, '/admin/api/waitlist/transitions', {})).status).toBe(401);
    const foreign = as('support', { 'Sec-Fetch-Site': 'cross-site' });
    expect((await send(site, '/admin/api/waitlist/transitions', {}, foreign)).status).toBe(403);
    const sentences = await Promise.all(
      [
        { ids: [], to: 'declined', reason: '', draft: null },
        { ids: Array.from({ length: 26 }, (_, at) => at + 1), to: 'declined', reason: '', draft: null },
        { ids: [row.id], to: 'gone', reason: '', draft: null },
        { ids: [row.id], to: 'declined', reason: '', draft: { subject: '', text: 'x' } },
      ].map(async (body) => messageOf(await ask('POST', 'waitlist/transitions', body))),
    );
    expect(sentences).toEqual([
      [400, 'Please choose applications'],
      [400, 'At most 25 applications can be moved at once'],
      [400, 'Please choose a state'],
      [400, 'Please write a subject'],
    ]);
    expect(await statusOf(row)).toBe('pending-review');
  });
});

describe('a mail to the applicant', () => {
  const write = (row: Row, text: string, key: string = randomUUID(), role = 'support') =>
    ask(
      'POST',
      `desk/application-${row.id}/answers`,
      { subject: 'Your application', text, to: null, seen: '0.0' },
      role,
      { 'Idempotency-Key': key },
    );
  const shown = async (row: Row) => (await ask('GET', `desk/application-${row.id}`)).body;

  it('is part of the acknowledgement’s conversation, is sent once, and shows its state', async () => {
    const body = application({ organization: 'ΓΩΛ' });
    await send(site, '/api/waitlist', body);
    const acknowledgement = await smtp.waitForMail(({ to }) => to[0] === body.email);
    const [row] = await query<Row>(site, 'select id, email, organization from waitlist where email = $1', [
      body.email,
    ]);
    const key = randomUUID();
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => write(row as Row, 'Welcome <you>.', key)),
    );
    // Whoever waited for the first one's lock is told that there is a newer message.
    expect(tries.filter(({ status }) => status !== 409).map(({ status }) => status)).toContain(201);
    expect((await write(row as Row, 'Welcome <you>.', key)).status).toBe(201);
    const mail = await mailWith('Welcome <you>.');
    expect(await mailsTo(row as Row)).toHaveLength(1);
    expect(mail.parsed.inReplyTo).toBe(acknowledgement.parsed.messageId);
    expect(mail.parsed.html).toContain('Welcome &lt;you&gt;.');
    await waitUntil(20_000, async () =>
      (await shown(row as Row)).entries.every((one: { mail: string }) => one.mail === 'sent'),
    );
    expect(await shown(row as Row)).toMatchObject({
      placeholders: { name: 'Ada Lovelace', organization: 'ΓΩΛ', reason: null },
      status: 'pending-review',
      closed: null,
      entries: [{ type: 'staff', subject: 'Your application', mail: 'sent', problem: null }],
    });
    expect(messageOf(await write(row as Row, 'Something else.', key))).toEqual([
      400,
      'This request was already sent with different details',
    ]);
    const lines = `select actor, action, details from activity where subject = 'waitlist' and subject_id = $1`;
    expect(await query(site, lines, [String(row?.id)])).toEqual([
      { actor: 'support', action: 'answered', details: null },
    ]);
  });

  it('starts from a prepared mail, one for each decision', async () => {
    const { body } = await ask('GET', 'prepared-mails?limit=200&depth=0');
    expect(body.docs.map(({ title, state }: Record<string, string>) => [title, state])).toEqual([
      ['Accepted', 'accepted'],
      ['Declined', 'declined'],
      ['On the waitlist', 'waitlisted'],
      ['We have a question', 'in-review'],
      ['Withdrawn', 'withdrawn'],
    ]);
    const changed = await ask('PATCH', `prepared-mails/${body.docs[0].id}`, { subject: 'Welcome!' });
    expect([changed.status, changed.body.doc.subject]).toEqual([200, 'Welcome!']);
    expect((await ask('GET', 'prepared-mails', undefined, 'editor')).status).toBe(403);
  });

  it('is not sent with unfilled placeholders, to a robot’s address, or by other roles; a decision alone sends none', async () => {
    const row = await apply();
    await ask('PATCH', `waitlist/${row.id}`, { status: 'declined', transitionReason: 'Too late.' });
    expect((await shown(row)).placeholders.reason).toBe('Too late.');
    expect(messageOf(await write(row, 'Dear {name}.'))).toEqual([
      400,
      'This application has no name for {name}. Fill it in or take it out, then send.',
    ]);
    expect(messageOf(await write(row, ' '))).toEqual([400, 'Please write an answer']);
    expect(messageOf(await write(row, 'Hello.', 'x'))).toEqual([400, 'The Idempotency-Key must be a UUID']);
    for (const role of ['editor', 'marketing'])
      expect((await write(row, 'Hello.', randomUUID(), role)).status).toBe(403);
    expect((await ask('GET', `desk/application-${row.id}`, undefined, 'editor')).status).toBe(403);
    expect((await ask('GET', 'desk/application-999999')).status).toBe(404);
    const robot = await apply({ quarantined: true });
    expect((await write(robot, 'Hello.')).status).toBe(400);
    expect([...(await mailsTo(row)), ...(await mailsTo(robot))]).toEqual([]);
  });
});

describe('what staff write about an application', () => {
  it('can be read and written by staff, and is deleted with it', async () => {
    const row = await apply();
    const note = { subject: 'waitlist', subjectId: String(row.id), text: 'They called.' };
    expect((await ask('POST', 'notes', note)).status).toBe(201);
    expect((await ask('POST', 'notes', note, 'marketing')).status).toBe(403);
    await postTransition([row.id], 'in-review', { reason: 'A closer look.' });
    expect((await ask('DELETE', `waitlist/${row.id}`, undefined, 'admin')).status).toBe(200);
    const left = `select 1 from notes where subject = 'waitlist' and subject_id = $1`;
    expect([...(await query(site, left, [String(row.id)])), ...(await transitionsOf(row))]).toEqual([]);
  });
});
