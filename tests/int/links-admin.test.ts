import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { call, query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';

const PATH = '/api/social-links';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HOUR = 3_600_000;
type Link = { id: number; label: string; order: number; visibleFrom?: string; visibleUntil?: string };

let site: Site;
let cookie: { Cookie: string };

beforeAll(async () => {
  site = await startSite();
  cookie = { Cookie: await signIn(site) };
});
afterAll(() => site?.stop());

const add = async (fields: object): Promise<Link> => {
  const { status, text } = await send(site, PATH, fields, cookie);
  expect(status).toBe(201);
  return JSON.parse(text);
};
const list = async (headers: Record<string, string> = {}): Promise<Link[]> =>
  JSON.parse((await call(site, PATH, { headers })).text);
const change = (id: number, fields: object) => send(site, `${PATH}/${id}`, fields, cookie, 'PATCH');
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

describe('the schedule', () => {
  it('shows a link to visitors only within its time, by the clock alone, and no other cache may store it', async () => {
    const link = await add({ label: 'For a moment', url: 'moment.example', visibleFrom: inHours(1) });
    const isListed = async () => (await list()).some(({ id }) => id === link.id);
    const page = () => call(site, '/links');
    const isOnPage = async () => (await page()).text.includes('For a moment');
    const inASecond = (column: string) =>
      query(site, `update social_links set ${column} = now() + interval '1 second' where id = $1`, [link.id]);
    expect([await isListed(), await isOnPage()]).toEqual([false, false]);
    expect((await page()).headers.get('cache-control')).toContain('no-store');
    await inASecond('visible_from');
    await waitUntil(10_000, isListed);
    expect([await isListed(), await isOnPage()]).toEqual([true, true]);
    await inASecond('visible_until');
    await waitUntil(10_000, async () => !(await isListed()));
    expect([await isListed(), await isOnPage()]).toEqual([false, false]);
    expect((await list(cookie)).map(({ id }) => id)).toContain(link.id);
  });

  it('is shown to staff only, and only if set', async () => {
    const link = await add({ label: 'Since yesterday', url: 'u', visibleFrom: inHours(-24) });
    expect(Object.keys(link)).toEqual(['id', 'label', 'url', 'icon', 'order', 'isActive', 'visibleFrom']);
    const seen = (await list()).find(({ id }) => id === link.id);
    expect(Object.keys(seen ?? {})).toEqual(['id', 'label', 'url', 'icon', 'order', 'isActive']);
    const { text } = await change(link.id, { visibleFrom: null });
    expect(Object.keys(JSON.parse(text))).toEqual(['id', 'label', 'url', 'icon', 'order', 'isActive']);
  });

  it('refuses an end that is not after the start, even when only one of them is sent', async () => {
    const wrong = { label: 'L', url: 'u', visibleFrom: inHours(2), visibleUntil: inHours(1) };
    const refused = await send(site, PATH, wrong, cookie);
    expect([refused.status, refused.text]).toEqual([400, 'Please choose an end after the start']);
    const link = await add({ label: 'L', url: 'u', visibleFrom: inHours(2) });
    const late = await change(link.id, { visibleUntil: inHours(1) });
    expect([late.status, late.text]).toEqual([400, 'Please choose an end after the start']);
    const same = await change(link.id, { visibleUntil: link.visibleFrom });
    expect(same.status).toBe(400);
    const vague = await change(link.id, { visibleUntil: 'tomorrow' });
    expect([vague.status, vague.text]).toEqual([400, 'Dates must be full ISO dates with a time zone']);
    const back = await send(
      site,
      `/admin/api/social-links/${link.id}`,
      { visibleUntil: inHours(1) },
      cookie,
      'PATCH',
    );
    expect([back.status, back.text.includes('Please choose an end after the start')]).toEqual([400, true]);
  });
});

describe('the order', () => {
  const order = (body: object, headers: Record<string, string> = cookie) =>
    send(site, `${PATH}/order`, body, headers);
  const idsNow = async () => (await list(cookie)).map(({ id }) => id);

  it('is saved for all links in one request, and returns them', async () => {
    const seen = await idsNow();
    const wanted = [...seen].reverse();
    const answer = await order({ seen, order: wanted });
    expect(answer.status).toBe(200);
    const links: Link[] = JSON.parse(answer.text);
    expect(links.map(({ id }) => id)).toEqual(wanted);
    expect(links.map((link) => link.order)).toEqual(wanted.map((_, index) => index + 1));
    expect(await idsNow()).toEqual(wanted);
    const [line] = await query(
      site,
      `select actor, action, subject from activity where action = 'put in order'`,
    );
    expect(line).toEqual({ actor: 'admin', action: 'put in order', subject: 'social-links' });
  });

  it('is refused entirely for a list that somebody changed meanwhile', async () => {
    const seen = await idsNow();
    await add({ label: 'Came meanwhile', url: 'u', order: -5 });
    const before = await list(cookie);
    const answer = await order({ seen, order: [...seen].reverse() });
    expect([answer.status, answer.text]).toEqual([
      409,
      'Somebody changed the links meanwhile. Nothing was moved; here is the list as it is now',
    ]);
    expect(await list(cookie)).toEqual(before);
  });

  it('lets one of two parallel requests win', async () => {
    const seen = await idsNow();
    const [first = 0, second = 0, ...rest] = seen;
    const answers = await Promise.all([
      order({ seen, order: [second, first, ...rest] }),
      order({ seen, order: [...rest, first, second] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    [{ seen: [1, 2], order: [1] }, 'The order must hold the same links'],
    [{ seen: [1, 2], order: [1, 3] }, 'The order must hold the same links'],
    [{ seen: [1, 1], order: [1, 1] }, 'Each link has one place'],
    [{ seen: 'all', order: [1] }, 'The order must be a list of ids'],
  ])('refuses %j', async (body, text) => {
    const answer = await order(body);
    expect([answer.status, answer.text]).toEqual([400, text]);
  });

  it('is for editors', async () => {
    expect((await order({ seen: [], order: [] }, {})).status).toBe(401);
    const foreign = await order({ seen: [], order: [] }, { ...cookie, Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
  });
});

describe('clicks', () => {
  const click = (id: number, headers: Record<string, string> = {}) =>
    call(site, `${PATH}/${id}/click`, { method: 'POST', headers: { 'User-Agent': FIREFOX, ...headers } });
  const counted = async (id: number) => {
    const rows = await query<{ clicks: number }>(
      site,
      'select clicks from site.link_clicks where link_id = $1',
      [id],
    );
    return rows.map(({ clicks }) => clicks);
  };

  it('are stored when they are acknowledged, many in parallel and none lost', async () => {
    const link = await add({ label: 'Clicked', url: 'u' });
    const answers = await Promise.all(Array.from({ length: 25 }, () => click(link.id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await counted(link.id)).toEqual([25]);
    expect(answers[0]?.headers.has('set-cookie')).toBe(false);
    const ping = await call(site, `${PATH}/${link.id}/click`, {
      method: 'POST',
      body: 'PING',
      headers: { 'User-Agent': FIREFOX, 'Content-Type': 'text/ping' },
    });
    expect(ping.status).toBe(204);
    expect(await counted(link.id)).toEqual([26]);
  });

  it('store the link and the date, and nothing else', async () => {
    const columns = await query<{ name: string }>(
      site,
      `select column_name as name from information_schema.columns
       where table_schema = 'site' and table_name = 'link_clicks' order by ordinal_position`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['link_id', 'day', 'clicks']);
  });

  it('are those of people on links that visitors see', async () => {
    const shown = await add({ label: 'Shown', url: 'u' });
    const hidden = await add({ label: 'Hidden', url: 'u', isActive: false });
    const later = await add({ label: 'Later', url: 'u', visibleFrom: inHours(1) });
    await click(shown.id, { 'User-Agent': 'Googlebot/2.1' });
    await click(shown.id, { 'Sec-Purpose': 'prefetch' });
    expect((await click(shown.id, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await click(hidden.id)).status).toBe(204);
    expect((await click(later.id)).status).toBe(204);
    expect((await click(999_999)).status).toBe(204);
    for (const { id } of [shown, hidden, later]) expect(await counted(id)).toEqual([]);
    expect((await call(site, `${PATH}/${shown.id}/click`)).status).toBe(405);
    expect((await call(site, `${PATH}/abc/click`, { method: 'POST' })).status).toBe(404);
  });

  it('are shown to staff, in the list and day by day, and restored with a deleted link', async () => {
    const link = await add({ label: 'Kept', url: 'u' });
    await Promise.all([click(link.id), click(link.id)]);
    await query(
      site,
      `insert into site.link_clicks values ($1, (now() at time zone 'UTC')::date - 40, 5),
         ($1, (now() at time zone 'UTC')::date - 29, 3)`,
      [link.id],
    );
    const path = `/admin/api/social-links/${link.id}`;
    await call(site, `${PATH}/${link.id}`, { method: 'DELETE', headers: cookie });
    await call(site, `${PATH}/${link.id}/restore`, { method: 'POST', headers: cookie });
    const days = JSON.parse((await call(site, `${path}/clicks`, { headers: cookie })).text).days;
    expect(days).toHaveLength(30);
    expect(days[0].count).toBe(3);
    expect(days.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), count: 2 });
    const { docs } = JSON.parse(
      (await call(site, '/admin/api/social-links?limit=100', { headers: cookie })).text,
    );
    const totals = docs.map(({ id, clicks }: { id: number; clicks: number }) => [id, clicks]);
    expect(totals).toContainEqual([link.id, 10]);
    expect((await call(site, `${path}/clicks`)).status).toBe(401);
    const file = await call(site, '/admin/api/social-links/export', { headers: cookie });
    expect(file.text.split('\r\n')[0]).toContain('clicks');
  });
});

it('restores from the trash in one request only as many links as there is room for', async () => {
  const removed: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const { id } = await add({ label: `Gone ${count}`, url: 'u' });
    await call(site, `${PATH}/${id}`, { method: 'DELETE', headers: cookie });
    removed.push(id);
  }
  const free = 100 - (await list(cookie)).length;
  for (let count = 0; count < free - 2; count += 1) await add({ label: `L${count}`, url: 'u' });
  const where = removed.map((id, at) => `where[id][in][${at}]=${id}`).join('&');
  const answer = await send(
    site,
    `/admin/api/social-links?trash=true&${where}`,
    { deletedAt: null },
    cookie,
    'PATCH',
  );
  expect(await list(cookie)).toHaveLength(100);
  const { docs, errors } = JSON.parse(answer.text);
  expect([docs.length, errors.length]).toEqual([2, 3]);
  expect(errors[0].message).toBe('There can be at most 100 links');
});
