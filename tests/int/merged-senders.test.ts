import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInEachRole } from '../support/accounts';
import { call, query, send, signIn } from '../support/api';
import { openMailIntake } from '../support/mail-intake';
import { bounce, rawMail } from '../support/raw-mails';
import { type Site, startSite } from '../support/site';
import { linkInMail, messagesOf, post, reply, request, type Sent } from '../support/tickets';

let site: Site;
let mail: typeof import('../support/process-mail');
let nora: string;
let admin: string;

beforeAll(async () => {
  site = await startSite();
  ({ support: nora = '', admin = '' } = await signInEachRole(site));
  mail = await openMailIntake(site);
});
afterAll(async () => {
  await mail?.closePools();
  await site?.stop();
});

let people = 0;
/** Two tickets of one person, and the link of the first. */
async function two(): Promise<{ one: Sent; other: Sent; link: string; token: string }> {
  people += 1;
  const email = `sender${people}@example.com`;
  const one = await request(site, { email, message: 'Our dues were counted twice.' });
  const link = await linkInMail(site, email);
  const other = await request(site, { email, subject: 'The same again', message: 'I forgot the roster.' });
  return { one, other, link, token: link.split('/').at(-1) ?? '' };
}
const merge = async (one: Sent, into: Sent) => {
  const body = { into: into.id };
  const { status } = await send(site, `/admin/api/desk/ticket-${one.id}/merge`, body, { Cookie: nora });
  expect(status).toBe(204);
};
const filesOf = async ({ id }: Sent) => {
  const { text } = await call(site, `/admin/api/desk/ticket-${id}`, { headers: { Cookie: nora } });
  const { entries } = JSON.parse(text) as { entries: { files: { id: string; name: string }[] }[] };
  return entries.flatMap(({ files }) => files);
};
const sendFile = async (token: string) => {
  const form = new FormData();
  form.append('token', token);
  form.append('message', 'Here is the roster.');
  form.append('file', new Blob(['a,b']), 'roster.txt');
  expect((await call(site, '/support/status/message', { method: 'POST', body: form })).status).toBe(303);
};
const addressOf = ({ id }: Sent) =>
  mail.replyAddress('hello@colonnade.example', { collection: 'support-tickets', id: String(id) });

describe('an account that is switched off', () => {
  const PASSWORD = 'a-password-of-the-tests';
  let noraId: number;
  beforeAll(async () => {
    noraId = await idOf('support');
  });

  const idOf = async (username: string) =>
    (await query<{ id: number }>(site, 'select id from users where username = $1', [username]))[0]?.id ?? 0;
  const read = async (path: string) =>
    JSON.parse((await call(site, `/admin/api/desk${path}`, { headers: { Cookie: admin } })).text) as {
      rows: { id: number; assignee: string | null }[];
      colleagues: { id: number; username: string }[];
      assignee: number | null;
    };
  const holderOf = async ({ id }: Sent) =>
    (
      await query<{ assignee: number }>(
        site,
        'select assignee_id as assignee from support_tickets where id = $1',
        [id],
      )
    )[0]?.assignee;
  const bulk = async (tickets: Sent[], assignee: number | null) => {
    const places = tickets.map(({ id }) => ({ kind: 'ticket', id }));
    const answer = await send(
      site,
      '/admin/api/desk/bulk',
      { places, change: { assignee } },
      { Cookie: admin },
    );
    return JSON.parse(answer.text) as { done: number; refused: { problem: string }[] };
  };
  const switchOff = (disabled: boolean) =>
    send(site, `/admin/api/users/${noraId}`, { disabled }, { Cookie: admin }, 'PATCH');

  it('what somebody has whose account is switched off is nobody’s, and is handed over at once', async () => {
    const tickets = [await request(site), await request(site), await request(site)] as [Sent, Sent, Sent];
    const [first, , third] = tickets;
    expect((await bulk(tickets, noraId)).done).toBe(3);
    const before = await signIn(site, { username: 'support', password: PASSWORD });
    expect((await switchOff(true)).status).toBe(200);

    expect((await call(site, '/admin/api/desk', { headers: { Cookie: before } })).status).toBe(401);
    const ids = tickets.map(({ id }) => id).sort();
    const nobodys = await read('?whose=nobody&kind=ticket');
    expect(nobodys.rows.map(({ id }) => id).sort()).toEqual(ids);
    expect(nobodys.rows.map(({ assignee }) => assignee)).toEqual([null, null, null]);
    expect(nobodys.colleagues.map(({ username }) => username)).toEqual([site.admin.username]);
    const record = await read(`/ticket-${first.id}`);
    expect(record.assignee).toBeNull();
    expect(record.colleagues.map(({ username }) => username)).toEqual([site.admin.username]);

    const other = await request(site);
    expect((await bulk([other], noraId)).refused).toHaveLength(1);
    expect(await holderOf(other)).toBeNull();
    const me = await idOf(site.admin.username);
    expect((await reply(site, third, 'I go on with this.', admin)).status).toBe(201);
    expect(await holderOf(third)).toBe(me);
    expect((await bulk(tickets.slice(0, 2), me)).done).toBe(2);
    expect(await holderOf(first)).toBe(me);

    const note = { text: 'Is this one yours, @support?' };
    const noted = await send(site, `/admin/api/desk/ticket-${first.id}/notes`, note, { Cookie: admin });
    expect(JSON.parse(noted.text)).toEqual({ mailed: [], without: [] });
    const to = mail.replyAddress('hello@colonnade.example', {
      collection: 'support-tickets',
      id: String(first.id),
    });
    const raw = () =>
      rawMail({ from: 'Nora <support@colonnade.example>', to, body: `From outside ${Math.random()}` });
    expect(await mail.receive(raw())).toBe('waiting');
    expect(await messagesOf(site, first)).toEqual([]);

    expect((await switchOff(false)).status).toBe(200);
    nora = await signIn(site, { username: 'support', password: PASSWORD });
    expect(nora).toBeTruthy();
    expect(await mail.receive(raw())).toBe('filed');
  });
});

describe('the sender of a merged ticket', () => {
  it('is led to the one that lives by link, number and address', async () => {
    const { one, other, link } = await two();
    await merge(one, other);
    const page = (await call(site, link)).text;
    for (const words of [
      'The same again',
      other.ticketId,
      'Our dues were counted twice.',
      'I forgot the roster.',
    ])
      expect(page).toContain(words);
    const asked = await post(site, '/support/status', { ticketId: one.ticketId, email: one.email });
    expect((await call(site, asked.headers.get('location') ?? '')).text).toContain('The same again');
  });

  it('writes to the one that lives, by link and by email, with files', async () => {
    const { one, other, link, token } = await two();
    await merge(one, other);
    await sendFile(token);
    const from = `Ada <${one.email}>`;
    expect(await mail.receive(rawMail({ from, to: addressOf(one), body: 'By email too.' }))).toBe('filed');
    expect(await messagesOf(site, one)).toEqual([]);
    expect((await messagesOf(site, other)).map(({ body }) => body)).toEqual([
      'Here is the roster.',
      'By email too.',
    ]);
    const [filed] = await query(site, 'select related_id from incoming_mails order by id desc limit 1');
    expect(filed).toEqual({ related_id: String(other.id) });
    const [file] = await filesOf(other);
    expect(file?.name).toBe('roster.txt');
    expect((await call(site, `${link}/files/${file?.id}`)).text).toBe('a,b');
  });

  it('finds the files that were there before, as do staff', async () => {
    const { one, other, link, token } = await two();
    await sendFile(token);
    await merge(one, other);
    const [file] = await filesOf(other);
    const path = `/admin/api/desk/ticket-${other.id}/files/${file?.id}`;
    expect((await call(site, path, { headers: { Cookie: nora } })).text).toBe('a,b');
    expect((await call(site, `${link}/files/${file?.id}`)).text).toBe('a,b');
    const strange = await two();
    expect((await call(site, `${strange.link}/files/${file?.id}`)).status).toBe(404);
  });

  it('is waited for again at the one that lives when an earlier answer comes back', async () => {
    const { one, other } = await two();
    expect((await reply(site, one, 'It never arrives.', nora)).status).toBe(201);
    await merge(one, other);
    await query(site, `update support_tickets set status = 'resolved', due_at = null where id = $1`, [
      other.id,
    ]);
    const [sent] = await query<{ id: string }>(
      site,
      `select message_id as id from mails where kind = 'ticket-reply' and related_id = $1`,
      [String(one.id)],
    );
    const report = { about: sent?.id ?? '', to: one.email, status: '5.1.1' };
    expect(await mail.receive(bounce(report))).toBe('report');
    const rows = await query(
      site,
      'select status::text, due_at is not null as runs from support_tickets where id = any($1) order by id',
      [[one.id, other.id]],
    );
    expect(rows).toEqual([
      { status: 'waiting-on-you', runs: false },
      { status: 'open', runs: true },
    ]);
  });
});
