import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInEachRole } from '../support/accounts';
import { call, query, send } from '../support/api';
import { openMailIntake } from '../support/mail-intake';
import { bounce, rawMail } from '../support/raw-mails';
import { type Site, startSite } from '../support/site';
import { linkInMail, messagesOf, post, reply, request, type Sent } from '../support/tickets';

let site: Site;
let mail: typeof import('../support/take-in');
let nora: string;

beforeAll(async () => {
  site = await startSite();
  nora = (await signInEachRole(site)).support ?? '';
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
