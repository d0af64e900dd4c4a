import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInEachRole } from '../support/accounts';
import { call, query, send } from '../support/api';
import { type Site, startSite } from '../support/site';
import { request, type Sent } from '../support/tickets';

const PASSWORD = 'a-password-of-the-tests';
let site: Site;
let nora: string;
let editor: string;

beforeAll(async () => {
  site = await startSite();
  const cookies = await signInEachRole(site);
  nora = cookies.support ?? '';
  editor = cookies.editor ?? '';
  for (const [username, email] of [
    ['theo', 'theo@colonnade.example'],
    ['tess', undefined],
  ])
    await send(
      site,
      '/admin/api/users',
      { username, email, password: PASSWORD, role: 'support' },
      { Cookie: cookies.admin ?? '' },
    );
});
afterAll(() => site?.stop());

const add = (ticket: Sent, text: string, cookie = nora) =>
  send(site, `/admin/api/desk/ticket-${ticket.id}/notes`, { text }, { Cookie: cookie });
const entries = async ({ id }: Sent) => {
  const { text } = await call(site, `/admin/api/desk/ticket-${id}`, { headers: { Cookie: nora } });
  return (JSON.parse(text) as { entries: { type: string; author: string; text: string }[] }).entries;
};
const idOf = async (username: string) =>
  (await query<{ id: number }>(site, 'select id from users where username = $1', [username]))[0]?.id;

it('a colleague whom a note names gets an email; who has no address is named to its writer', async () => {
  const ticket = await request(site, { subject: 'Dues reminder' });
  const added = await add(ticket, '@theo, @tess: please look. Not theo@else.example.');
  expect([added.status, JSON.parse(added.text)]).toEqual([201, { mailed: ['theo'], without: ['tess'] }]);
  expect(await entries(ticket)).toMatchObject([
    { type: 'note', author: 'support', text: '@theo, @tess: please look. Not theo@else.example.' },
  ]);
  const mails = await query<{ to: string; subject: string; text: string }>(
    site,
    `select "to", subject, text from mails where kind = 'mention' and related_id = $1`,
    [String(ticket.id)],
  );
  expect(mails).toEqual([
    {
      to: 'theo@colonnade.example',
      subject: `[${ticket.ticketId}] support mentioned you: Dues reminder`,
      text: expect.stringContaining(`${site.url}/admin/desk/ticket/${ticket.id}`),
    },
  ]);
});

it('a note that names nobody sends nothing; a note needs words and the right role', async () => {
  const ticket = await request(site);
  expect(JSON.parse((await add(ticket, 'They called.')).text)).toEqual({ mailed: [], without: [] });
  expect(await add(ticket, '  ')).toMatchObject({ status: 400, text: 'Please write a note' });
  expect((await add(ticket, 'x', editor)).status).toBe(403);
  expect(
    await query(site, `select 1 from mails where kind = 'mention' and related_id = $1`, [String(ticket.id)]),
  ).toEqual([]);
});

it('a handover leaves a note; taking what nobody had does not', async () => {
  const ticket = await request(site);
  const assign = async (username: string) =>
    send(
      site,
      `/admin/api/desk/ticket-${ticket.id}`,
      { assignee: await idOf(username) },
      { Cookie: nora },
      'PATCH',
    );
  expect((await assign('support')).status).toBe(204);
  expect(await entries(ticket)).toEqual([]);
  expect((await assign('theo')).status).toBe(204);
  expect((await assign('theo')).status).toBe(204);
  expect(await entries(ticket)).toMatchObject([
    { type: 'note', author: 'support', text: 'Handed over from support to theo.' },
  ]);
});
