import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInCode } from '../../src/features/app-screens/server/check-in-code';
import { application, call, query, send, signIn, someone } from '../support/api';
import { type Site, startSite } from '../support/site';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const MISSES = /^colonnade_kept_pages_total\{result="miss"\} \d+$/m;
const TOKEN = 'a-token-of-the-tests-that-read-metrics';

let site: Site;
let cookie: { Cookie: string };
beforeAll(async () => {
  site = await startSite({ env: { TRUSTED_PROXIES: '127.0.0.1', METRICS_TOKEN: TOKEN } });
  cookie = { Cookie: await signIn(site) };
});
afterAll(() => site?.stop());

async function add(fields: object): Promise<{ id: number; code: string }> {
  const { status, text } = await send(site, '/admin/api/sources', fields, cookie);
  expect(status, text).toBe(201);
  return JSON.parse(text).doc;
}
const visit = (code: string, address: string, headers: Record<string, string> = {}, again?: boolean) =>
  send(site, '/api/via', { code, again }, { 'User-Agent': FIREFOX, 'X-Forwarded-For': address, ...headers });
const visitsOf = async (id: number) =>
  (await query<{ visits: number }>(site, 'select visits from site.source_visits where source_id = $1', [id]))
    .map(({ visits }) => visits)
    .join();

/** Rows of every table, by name. */
async function rows(): Promise<Record<string, number>> {
  const tables = await query<{ name: string }>(
    site,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'site')`,
  );
  const [counts] = await query<Record<string, number>>(
    site,
    `select ${tables.map(({ name }) => `(select count(*)::int from ${name}) as "${name.replaceAll('"', '')}"`).join(', ')}`,
  );
  return counts ?? {};
}

it('has a page in the back office', async () => {
  const { id } = await add({ name: 'Banner', page: '/merch' });
  const { status, text } = await call(site, `/admin/collections/sources/${id}`, { headers: cookie });
  expect([status, text]).toEqual([200, expect.stringContaining('/merch?via=banner')]);
});

describe('visits', () => {
  it('counts 10,000 of them exactly, each to its source, as day totals', { timeout: 180_000 }, async () => {
    const flyer = await add({ name: 'Autumn flyer', page: '/merch' });
    const issue = await add({ name: 'Issue 7', code: 'issue-7', kind: 'issue' });
    expect([flyer.code, issue.code]).toEqual(['autumn-flyer', 'issue-7']);
    // The list of codes is at most a second old.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    let next = 0;
    const named = new Set<string>();
    const visitor = async () => {
      while (next < 10_000) {
        const n = next++;
        const code = n % 10 < 7 ? 'autumn-flyer' : 'issue-7';
        const { text } = await visit(code, `198.51.${n % 100}.${n % 250}`);
        named.add(`${code} ${text}`);
      }
    };
    await Promise.all(Array.from({ length: 200 }, visitor));
    expect([await visitsOf(flyer.id), await visitsOf(issue.id)]).toEqual(['7000', '3000']);
    expect([...named].sort()).toEqual(['autumn-flyer {"name":"Autumn flyer"}', 'issue-7 {"name":"Issue 7"}']);
    const columns = await query<{ name: string }>(
      site,
      `select column_name as name from information_schema.columns
       where table_schema = 'site' and table_name = 'source_visits' order by ordinal_position`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['source_id', 'day', 'visits']);

    const answer = await call(site, `/admin/api/sources/${flyer.id}/visits`, { headers: cookie });
    const { days } = JSON.parse(answer.text);
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), count: 7000 });
    expect((await call(site, `/admin/api/sources/${flyer.id}/visits`)).status).toBe(401);
    expect((await call(site, '/admin/api/sources/999999/visits', { headers: cookie })).status).toBe(404);
  });

  it('counts no robot, no reload, no other site’s request, and an address 300 times a minute', async () => {
    const { id } = await add({ name: 'Poster' });
    // The list of codes is at most a second old.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await visit('poster', '192.0.2.1', { 'User-Agent': 'Googlebot/2.1' })).text).toBe(
      '{"name":"Poster"}',
    );
    expect((await visit('poster', '192.0.2.1', { 'Sec-Purpose': 'prefetch' })).status).toBe(200);
    expect((await visit('poster', '192.0.2.1', {}, true)).text).toBe('{"name":"Poster"}');
    expect((await visit('poster', '192.0.2.1', { Origin: 'https://evil.example' })).status).toBe(403);
    expect(await visitsOf(id)).toBe('');
    // All in one minute of the clock, or a new one would begin to count.
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 10_000) await new Promise((resolve) => setTimeout(resolve, left));
    // An address has at most 64 requests at once.
    for (let batch = 0; batch < 8; batch += 1)
      await Promise.all(Array.from({ length: 40 }, () => visit('poster', '192.0.2.2')));
    expect(await visitsOf(id)).toBe('300');
  }, 60_000);

  it('random codes add no row and no cached page', async () => {
    const misses = async () => {
      const { text } = await call(site, '/api/metrics', { headers: { Authorization: `Bearer ${TOKEN}` } });
      return text.match(MISSES)?.[0];
    };
    await call(site, '/');
    const [before, missed] = [await rows(), await misses()];
    expect(missed).toBeDefined();
    for (let n = 0; n < 300; n += 1) {
      const code = randomUUID();
      const page = await call(site, `/?via=${code}`);
      // Only cached pages say their age.
      expect([page.status, page.headers.get('age') !== null]).toEqual([200, true]);
      expect((await visit(code, `203.0.113.${n % 250}`)).text).toBe('{"name":null}');
    }
    expect(await rows()).toEqual(before);
    expect(await misses()).toBe(missed);
  });

  it.each([
    [{}, 'Please give the code'],
    [{ code: 'x'.repeat(61) }, 'Please give a shorter code'],
    [{ code: 'x', again: 'yes' }, 'Please say whether it is loaded again'],
  ])('refuses %j', async (body, message) => {
    const answer = await send(site, '/api/via', body, { 'User-Agent': FIREFOX });
    expect([answer.status, answer.text]).toEqual([400, message]);
  });
});

describe('submissions', () => {
  const sourceOf = async (table: string, email: string) =>
    (
      await query<{ code: string | null }>(
        site,
        `select sources.code from ${table} one left join sources on sources.id = one.source_id where one.email = $1`,
        [email],
      )
    ).map(({ code }) => code);

  it('keep the code that came with them, and nothing for a code that nobody made', async () => {
    await add({ name: 'Rush table' });
    const [known, unknown, none, bad] = [someone(), someone(), someone(), someone()];
    for (const [email, via] of [
      [known, 'rush-table'],
      [unknown, 'made-up'],
      [none, undefined],
      [bad, 'No code at all!'],
    ] as const) {
      expect((await send(site, '/api/waitlist', application({ email, via }))).status).toBe(201);
      expect((await send(site, '/api/newsletter', { email, via })).status).toBe(201);
    }
    for (const table of ['waitlist', 'newsletter']) {
      expect(await sourceOf(table, known)).toEqual(['rush-table']);
      for (const email of [unknown, none, bad]) expect(await sourceOf(table, email), email).toEqual([null]);
    }
  });

  it('are the same submission when the sender removes it and sends again', async () => {
    const email = someone();
    const headers = { 'Idempotency-Key': randomUUID() };
    const fields = application({ email });
    expect((await send(site, '/api/waitlist', { ...fields, via: 'rush-table' }, headers)).status).toBe(201);
    expect((await send(site, '/api/waitlist', fields, headers)).status).toBe(201);
    expect(await sourceOf('waitlist', email)).toEqual(['rush-table']);
  });

  it('keep it in the downloaded file, which staff put into the back office', async () => {
    const email = someone();
    const reference = randomUUID();
    const file = [
      'Founding Chapter Application',
      '',
      'Full name: Ada Lovelace',
      `Email: ${email}`,
      'Organization: ΑΦΑ',
      'Organization size: 26-50 members',
      'Came by: rush-table',
      `Reference: ${reference}`,
      '',
    ].join('\n');
    const answer = await send(site, '/admin/api/file-imports', { name: 'ΑΦΑ.txt', content: file }, cookie);
    expect(answer.status, answer.text).toBeLessThan(300);
    expect(await sourceOf('waitlist', email)).toEqual(['rush-table']);
  });

  it('staff read it in the record, and cannot change it', async () => {
    const email = someone();
    await send(site, '/api/waitlist', application({ email, via: 'rush-table' }));
    const [{ id } = { id: 0 }] = await query<{ id: number }>(
      site,
      'select id from waitlist where email = $1',
      [email],
    );
    const path = `/admin/api/waitlist/${id}`;
    expect(JSON.parse((await call(site, path, { headers: cookie })).text).source.name).toBe('Rush table');
    await send(site, path, { source: null }, cookie, 'PATCH');
    expect(await sourceOf('waitlist', email)).toEqual(['rush-table']);
  });
});

describe('the back office', () => {
  it('says which source filled seats, with “at least”', async () => {
    await add({ name: 'Parents’ weekend' });
    const seats = [someone(), someone()];
    for (const email of [...seats, someone()])
      await send(site, '/api/waitlist', application({ email, via: 'parents-weekend' }));
    await query(site, `update waitlist set status = 'accepted' where email = any($1)`, [seats]);
    const { text } = await call(site, '/admin', { headers: cookie });
    expect(text).toContain('What brought people');
    expect(text).toContain('at least 2 founding seats, 3 applications');
    expect(text).toContain('7000 visits');
    expect(text.indexOf('Parents’ weekend')).toBeLessThan(text.indexOf('Autumn flyer'));
  });

  it('shows what became of the applications, by source, to those who may see applications', async () => {
    const account = { username: 'mara', password: 'a bench of olive wood', role: 'marketing' };
    const added = await send(site, '/admin/api/users', account, cookie);
    expect(added.status, added.text).toBe(201);
    const marketing = { Cookie: await signIn(site, account) };
    const [forSupport, forMarketing] = await Promise.all(
      [cookie, marketing].map((headers) => call(site, '/admin', { headers })),
    );
    expect(forSupport?.text).toContain('By source: each brought at least this many');
    const table = forSupport?.text.split('By source: each')[1]?.split('</table>')[0] ?? '';
    const rows = [...table.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(([, head, cells]) =>
      `${head} ${cells}`
        .replace(/<svg.*<\/svg>/, '')
        .split(/<[^>]*>|\s+/)
        .filter(Boolean)
        .join(' '),
    );
    expect(rows).toContain('Parents’ weekend 3 2 2 67%');
    expect(rows.at(-1)).toMatch(/^Without a code \d+ 0 0 0%$/);
    expect(forMarketing?.text).toContain('What brought people');
    expect(forMarketing?.text).not.toContain('By source: each');
  });

  it('draws the flyer and the banner with its code for those who make sources, and for nobody else', async () => {
    const { id } = await add({ name: 'Flyer of May', code: 'may-flyer' });
    const path = `/admin/preview/sources/${id}`;
    const account = { username: 'edna', password: 'a bench of olive wood', role: 'editor' };
    expect((await send(site, '/admin/api/users', account, cookie)).status).toBe(201);
    const editor = { Cookie: await signIn(site, account) };
    for (const headers of [{}, editor, { ...cookie, 'Sec-Fetch-Site': 'cross-site' }])
      expect((await call(site, path, { headers })).status).toBe(404);
    expect((await call(site, '/admin/preview/sources/999999', { headers: cookie })).status).toBe(404);
    const drawn = await call(site, path, { headers: cookie });
    expect(drawn.status).toBe(200);
    const asVisitor = await call(site, '/social-media?via=may-flyer');
    const [banner, flyer] = ['/links', '/'].map((page) => [
      checkInCode(`${site.url}${page}?via=may-flyer`).d,
      checkInCode(page === '/' ? site.url : `${site.url}${page}`).d,
    ]) as [[string, string], [string, string]];
    for (const [withCode, without] of [banner, flyer]) {
      expect(drawn.text).toContain(withCode);
      expect(drawn.text).not.toContain(without);
      expect(asVisitor.text).toContain(without);
      expect(asVisitor.text).not.toContain(withCode);
    }
    // What is said in words is as it was.
    expect(drawn.text).toContain(`${site.url.replace('http://', '')}/links<`);
  });

  it('makes the code once, and refuses a second source with it', async () => {
    const { id, code } = await add({ name: 'Ἀγορά' });
    expect(code).toBe('source');
    const again = await send(site, '/admin/api/sources', { name: 'Other', code: 'source' }, cookie);
    expect(again.status).toBe(400);
    const bad = await send(site, '/admin/api/sources', { name: 'Other', code: 'two words' }, cookie);
    expect(bad.text).toContain('Please use letters from a to z, digits, and single hyphens between them.');
    const away = await send(site, '/admin/api/sources', { name: 'Other', page: '//evil.example' }, cookie);
    expect(away.text).toContain('Please give a page of this site, such as / or /merch.');
    await send(site, `/admin/api/sources/${id}`, { name: 'Agora', code: 'other' }, cookie, 'PATCH');
    expect(await query(site, 'select name, code from sources where id = $1', [id])).toEqual([
      { name: 'Agora', code: 'source' },
    ]);
  });
});
