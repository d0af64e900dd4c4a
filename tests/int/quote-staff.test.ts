import { randomUUID } from 'node:crypto';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { signInEachRole } from '../support/accounts';
import { call, query, send, someone } from '../support/api';
import { designFiles, designFolder, picture, quoteForm } from '../support/quotes';
import { type Site, startSite } from '../support/site';

const DAY = 24 * 3600_000;

let site: Site;
let png: Buffer;
let admin: string;
let cookies: Record<string, string> = {};

beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMIT_QUOTES: '4', TRUSTED_PROXIES: '127.0.0.1' }, worker: true });
  png = await picture('png');
  cookies = await signInEachRole(site);
  admin = cookies.admin ?? '';
});
afterAll(() => site?.stop());

let visitors = 0;

/** @returns the stored request's id and file */
async function request(name = 'crest.png') {
  visitors += 1;
  const email = someone();
  const answer = await call(site, '/merch/quote', {
    method: 'POST',
    body: quoteForm({ email }, { name, bytes: png }),
    headers: { Accept: 'application/json', 'X-Forwarded-For': `192.0.2.${visitors}` },
  });
  expect(answer.status).toBe(201);
  const [row] = await query<{ id: number; file: string }>(
    site,
    'select id, design_file as file from quotes where email = $1',
    [email],
  );
  return row as { id: number; file: string };
}

const read = (address: string, cookie?: string) =>
  fetch(`${site.url}${address}`, { headers: cookie ? { Cookie: cookie } : {} });

describe('the design file', () => {
  it('is a download, never a page, for admins and support', async () => {
    const { id } = await request('Crest "ΑΦΑ" v2.png');
    for (const cookie of [admin, cookies.support]) {
      const answer = await read(`/admin/api/quotes/${id}/design`, cookie);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': `attachment; filename="Crest -___- v2.png"; filename*=UTF-8''Crest%20-%CE%91%CE%A6%CE%91-%20v2.png`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true);
    }
  });

  it('does not exist for anyone else, at any address', async () => {
    const { id, file } = await request();
    const anonymous = await read(`/admin/api/quotes/${id}/design`);
    expect([anonymous.status, await anonymous.text()]).toEqual([401, 'Please sign in first']);
    for (const role of ['editor', 'marketing']) {
      const answer = await read(`/admin/api/quotes/${id}/design`, cookies[role]);
      expect([403, 404], role).toContain(answer.status);
      expect((await answer.text()).includes('PNG')).toBe(false);
      expect((await read(`/admin/api/quotes/${id}`, cookies[role])).status, role).toBe(403);
    }
    for (const address of [`/media/${file}`, `/private/quotes/${file}`, `/admin/api/quotes/${file}/design`]) {
      expect((await read(address, admin)).status, address).toBe(404);
    }
    expect((await read('/admin/api/quotes/999999/design', admin)).status).toBe(404);
  });

  it('cannot be redirected by staff, who may change the request’s status', async () => {
    const [first, second] = [await request(), await request()];
    const change = {
      designFile: second.file,
      designName: 'x.html',
      quoteId: 'CLN-1',
      dueAt: '2030-01-01',
      status: 'quoted',
    };
    const answer = await send(
      site,
      `/admin/api/quotes/${first.id}`,
      change,
      { Cookie: cookies.support ?? '' },
      'PATCH',
    );
    expect(answer.status).toBe(200);
    const [row] = await query(site, 'select design_file, design_name, status from quotes where id = $1', [
      first.id,
    ]);
    expect(row).toEqual({ design_file: first.file, design_name: 'crest.png', status: 'quoted' });
    const made = await send(site, '/admin/api/quotes', { name: 'Ada' }, { Cookie: admin });
    expect(made.status).toBe(403);
  });

  it('is swept a day after its request was deleted; others stay', async () => {
    const [kept, deleted] = [await request(), await request()];
    await call(site, `/admin/api/quotes/${deleted.id}`, { method: 'DELETE', headers: { Cookie: admin } });
    const age = (file: string, ms: number) => {
      const then = new Date(Date.now() - ms);
      utimesSync(path.join(designFolder(site), file), then, then);
    };
    const fresh = await request();
    await query(site, 'delete from quotes where id = $1', [fresh.id]);
    age(fresh.file, DAY - 600_000);
    age(kept.file, 30 * DAY);
    age(deleted.file, DAY + 600_000);
    await query(site, `select graphile_worker.add_job('tidy-up')`);
    await waitUntil(20_000, () => !designFiles(site).includes(deleted.file));
    expect(designFiles(site)).toEqual(expect.arrayContaining([kept.file, fresh.file]));
    expect(designFiles(site)).not.toContain(deleted.file);
  });
});

it('is limited per hour and address, and refused requests leave no file', async () => {
  const from = { Accept: 'application/json', 'X-Forwarded-For': '198.51.100.7' };
  const post = (headers: Record<string, string> = from) =>
    call(site, '/merch/quote', {
      method: 'POST',
      body: quoteForm({}, { name: 'a.png', bytes: png }),
      headers,
    });
  for (let count = 0; count < 4; count += 1) expect((await post()).status).toBe(201);
  const files = designFiles(site);
  const refused = await post();
  expect([refused.status, refused.text]).toEqual([429, 'Too many requests, please try again later']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  const browser = await post({ ...from, Accept: 'text/html' });
  expect(browser.headers.get('location')).toBe('/merch/quote?refused=too-many');
  expect(designFiles(site)).toEqual(files);
});

describe('a mail to the sender', () => {
  const read = async (id: number) => {
    const answer = await call(site, `/admin/api/desk/quote-${id}`, {
      headers: { Cookie: cookies.support ?? '' },
    });
    return { status: answer.status, body: answer.status === 200 ? JSON.parse(answer.text) : null };
  };
  const write = async (id: number, words: object, role = 'support', key: string = randomUUID()) => {
    const { seen } = (await read(id)).body;
    const headers = { Cookie: cookies[role] ?? '', 'Idempotency-Key': key };
    return send(site, `/admin/api/desk/quote-${id}/answers`, { seen, ...words }, headers);
  };
  const PRICE = { subject: 'Your price', text: 'Each shirt is $12.86.', to: 'quoted' };
  const stateOf = async (id: number) =>
    (await query<{ status: string }>(site, 'select status from quotes where id = $1', [id]))[0]?.status;

  it('is sent once, in the acknowledgement’s conversation; the price makes the request Quoted', async () => {
    const { id } = await request();
    const question = { subject: 'One question', text: 'Which blue?', to: 'in-progress' };
    expect((await write(id, question)).status).toBe(201);
    expect(await stateOf(id)).toBe('in-progress');
    const key = randomUUID();
    const { seen } = (await read(id)).body;
    const tries = await Promise.all(
      Array.from({ length: 3 }, () => write(id, { ...PRICE, seen }, 'support', key)),
    );
    // Whoever waited for the first one's lock is told that it moved.
    expect(tries.filter(({ status }) => status !== 409).map(({ status }) => status)).toContain(201);
    expect((await write(id, { ...PRICE, seen }, 'support', key)).status).toBe(201);
    expect(await stateOf(id)).toBe('quoted');
    const sent = await query(
      site,
      `select subject, reply_to, thread like '%>%' as threaded from mails
       where kind = 'quote-letter' and related_collection = 'quotes' and related_id = $1 order by id`,
      [String(id)],
    );
    expect(sent).toEqual([
      { subject: 'One question', reply_to: 'hello@colonnade.example', threaded: true },
      { subject: 'Your price', reply_to: 'hello@colonnade.example', threaded: true },
    ]);
    const transitions = `select left_state, new_state, by from transitions
      where subject = 'quotes' and subject_id = $1 order by id`;
    expect(await query(site, transitions, [String(id)])).toEqual([
      { left_state: 'new', new_state: 'in-progress', by: 'support' },
      { left_state: 'in-progress', new_state: 'quoted', by: 'support' },
    ]);
    expect((await read(id)).body).toMatchObject({
      status: 'quoted',
      dueAt: null,
      ways: [{ to: null, label: 'Send and wait' }],
      entries: [{ type: 'staff', text: expect.stringContaining('Which blue?') }, { type: 'staff' }],
    });
  });

  it('is not sent to a robot’s address, with unfilled placeholders, or by other roles', async () => {
    const { id } = await request();
    expect((await read(id)).body.ways).toEqual([
      { to: 'in-progress', label: 'Send and keep open' },
      { to: 'quoted', label: 'Send quote' },
    ]);
    expect((await write(id, { ...PRICE, text: 'Dear {name},' })).text).toBe(
      'This quote request has no name for {name}. Fill it in or take it out, then send.',
    );
    for (const role of ['editor', 'marketing']) expect((await write(id, PRICE, role)).status).toBe(403);
    await query(site, 'update quotes set quarantined = true where id = $1', [id]);
    expect((await write(id, PRICE)).text).toBe(
      'This quote request looks like spam, so nobody is emailed. Mark it as not spam first.',
    );
    expect(await stateOf(id)).toBe('new');
    expect((await read(999_999)).status).toBe(404);
  });
});
