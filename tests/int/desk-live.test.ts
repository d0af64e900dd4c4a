import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { signInEachRole } from '../support/accounts';
import { send } from '../support/api';
import { type Site, startSite } from '../support/site';
import { request } from '../support/tickets';

let site: Site;
let nora: string;
let editor: string;

beforeAll(async () => {
  site = await startSite();
  const cookies = await signInEachRole(site);
  nora = cookies.support ?? '';
  editor = cookies.editor ?? '';
});
afterAll(() => site?.stop());

/** What an open desk hears, on a connection of its own, as a browser has it. */
async function listen(cookie: string) {
  const request = get(`${site.url}/admin/api/desk/events`, { agent: false, headers: { Cookie: cookie } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const heard = { status: answer.statusCode, changes: 0, isOver: false };
  answer.setEncoding('utf8');
  answer.on('data', (text: string) => {
    heard.changes += text.split('event: changed').length - 1;
  });
  answer.on('error', () => undefined);
  answer.on('close', () => {
    heard.isOver = true;
  });
  return { heard, type: answer.headers['content-type'], leave: () => request.destroy() };
}

it('hears requests, messages, notes and who is writing; beats of people who stay are no news', async () => {
  const { heard, type, leave } = await listen(nora);
  expect(type).toBe('text/event-stream');
  const hears = async (act: () => Promise<unknown>) => {
    const before = heard.changes;
    await act();
    expect(await waitUntil(5000, () => heard.changes > before)).toBe(true);
  };
  let id = 0;
  await hears(async () => {
    ({ id } = await request(site));
  });
  const at = `/admin/api/desk/ticket-${id}`;
  const visit = (is: string) => send(site, `${at}/presence`, { is, takesOver: false }, { Cookie: nora });
  await hears(() => send(site, `${at}/notes`, { text: 'They called.' }, { Cookie: nora }));
  await hears(() => send(site, at, { status: 'open' }, { Cookie: nora }, 'PATCH'));
  await hears(() => visit('here'));
  await hears(() => visit('writing'));
  await new Promise((resolve) => setTimeout(resolve, 800));
  const before = heard.changes;
  await visit('writing');
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(heard.changes).toBe(before);
  leave();
});

it('is for those who answer, six at a time for one person', async () => {
  expect((await listen(editor)).heard.status).toBe(403);
  expect((await listen('')).heard.status).toBe(401);
  const all = [];
  for (let count = 0; count < 6; count += 1) all.push(await listen(nora));
  expect((await listen(nora)).heard.status).toBe(503);
  for (const { leave } of all) leave();
  const again = await waitUntil(5000, async () => {
    const { heard, leave } = await listen(nora);
    leave();
    return heard.status === 200;
  });
  expect(again).toBe(true);
});

it('ends when the site stops, which waits for no open desk', async () => {
  const { heard } = await listen(nora);
  const begun = Date.now();
  await site.stopWeb();
  expect(Date.now() - begun).toBeLessThan(4000);
  expect(await waitUntil(1000, () => heard.isOver)).toBe(true);
});
