import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInEachRole } from '../support/accounts';
import { call, query, send, signIn } from '../support/api';
import { openMailIntake } from '../support/mail-intake';
import { rawMail } from '../support/raw-mails';
import { type Site, startSite } from '../support/site';
import { messagesOf, reply, request, type Sent } from '../support/tickets';

const PASSWORD = 'a-password-of-the-tests';
let site: Site;
let admin: string;
let nora: number;
let mail: typeof import('../support/take-in');

beforeAll(async () => {
  site = await startSite();
  admin = (await signInEachRole(site)).admin ?? '';
  nora = await idOf('support');
  mail = await openMailIntake(site);
});
afterAll(async () => {
  await mail?.closePools();
  await site?.stop();
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
  send(site, `/admin/api/users/${nora}`, { disabled }, { Cookie: admin }, 'PATCH');

it('what somebody has whose account is switched off is nobody’s, and is handed over at once', async () => {
  const tickets = [await request(site), await request(site), await request(site)] as [Sent, Sent, Sent];
  const [first, , third] = tickets;
  expect((await bulk(tickets, nora)).done).toBe(3);
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
  expect((await bulk([other], nora)).refused).toHaveLength(1);
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
  expect(await signIn(site, { username: 'support', password: PASSWORD })).toBeTruthy();
  expect(await mail.receive(raw())).toBe('filed');
});
