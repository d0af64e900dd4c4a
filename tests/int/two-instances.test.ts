import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application, call, query, send, signIn, ticket } from '../support/api';
import { type Balancer, startBalancer } from '../support/balancer';
import { designFiles, PDF, quoteForm } from '../support/quotes';
import { type S3, startS3 } from '../support/s3-fake';
import { type Site, startSite } from '../support/site';
import { launchProcess, outcome } from '../support/site-processes';

/** Two web processes on one database and one bucket, and the balancer before them. */
let s3: S3;
let one: Site;
let two: Site;
let balancer: Balancer;
/** The site as visitors reach it. */
let front: Site;
beforeAll(async () => {
  s3 = await startS3();
  const env = { RATE_LIMIT_WAITLIST: '2', TRUSTED_PROXIES: '127.0.0.1', ...s3.env };
  one = await startSite({ env });
  two = await startSite({ env, database: one.databaseUrl });
  balancer = await startBalancer([one.url, two.url]);
  front = { ...one, url: balancer.url };
});
afterAll(async () => {
  await balancer?.stop();
  await two?.stop();
  await one?.stop();
  await s3?.stop();
});

/** Runs a script to its end. @returns its exit code and its output */
async function prepareWith(changes: Record<string, string>) {
  return outcome(launchProcess('prepare', { ...two.env, ...changes }));
}

describe('two instances', () => {
  it('share one limit', async () => {
    const statuses = [];
    for (const site of [one, two, one, two]) {
      statuses.push((await send(site, '/api/waitlist', application())).status);
    }
    expect(statuses).toEqual([201, 201, 429, 429]);
  });

  it('share idempotency keys, even when both are asked in parallel', async () => {
    const body = ticket();
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all(
      [one, two, one, two].map((site) => send(site, '/api/support', body, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await query(one, 'select 1 from support_tickets where email = $1', [body.email])).toHaveLength(1);
  });

  it('never give one ticket id twice', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => send(index % 2 ? one : two, '/api/support', ticket())),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(60);
  });

  it('share sessions, and their end', async () => {
    const cookie = await signIn(one);
    const session = async (site: Site) =>
      (await call(site, '/api/auth/session', { headers: { Cookie: cookie } })).text;
    expect(await session(two)).toBe('{"authenticated":true}');
    await call(one, '/api/auth/logout', { method: 'POST', headers: { Cookie: cookie } });
    expect(await session(two)).toBe('{"authenticated":false}');
  });
});

describe('behind a load balancer', () => {
  it('know a visitor by the address that the balancer saw, whatever the visitor sent', async () => {
    const apply = async (chain: string) =>
      (await send(front, '/api/waitlist', application(), { 'X-Forwarded-For': chain })).status;
    const visitor = '203.0.113.7';
    const statuses = [];
    for (const chain of [visitor, visitor, visitor, `198.51.100.9, ${visitor}`, '203.0.113.8'])
      statuses.push(await apply(chain));
    expect(statuses).toEqual([201, 201, 429, 429, 201]);
  });

  it('recognize a person wherever a request arrives, until that person signs out', async () => {
    const headers = { Cookie: await signIn(front) };
    const sessions = async () =>
      Promise.all([1, 2, 3, 4].map(async () => (await call(front, '/api/auth/session', { headers })).text));
    expect(await sessions()).toEqual(Array(4).fill('{"authenticated":true}'));
    await call(front, '/api/auth/logout', { method: 'POST', headers });
    expect(await sessions()).toEqual(Array(4).fill('{"authenticated":false}'));
  });
});

describe('with one bucket', () => {
  let headers: { Cookie: string };
  beforeAll(async () => {
    headers = { Cookie: await signIn(one) };
  });

  const jpeg = (background: string) =>
    sharp({ create: { width: 800, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();
  type Doc = {
    id: number;
    filename: string;
    url: string;
    sizes: Record<string, { filename: string | null }>;
  };
  /** As the back office sends it. */
  async function upload(site: Site, background: string, id?: number) {
    const body = new FormData();
    body.set('_payload', JSON.stringify({ alt: 'A house' }));
    body.set(
      'file',
      new File([new Uint8Array(await jpeg(background))], 'ΑΦΑ (1).jpg', { type: 'image/jpeg' }),
    );
    const path = id === undefined ? '' : `/${id}`;
    const method = id === undefined ? 'POST' : 'PATCH';
    return call(site, `/admin/api/media${path}`, { method, body, headers });
  }
  const docOf = (text: string): Doc => JSON.parse(text).doc;
  const namesOf = ({ filename, sizes }: Doc) =>
    [filename, ...Object.values(sizes).flatMap((size) => size.filename ?? [])].sort();
  const address = (name: string) => `/media/${encodeURIComponent(name)}`;
  const stored = () => s3.keys('media/').map((key) => key.slice('media/'.length));
  const design = async (site: Site, id: number) => call(site, `/admin/api/quotes/${id}/design`, { headers });
  const sendQuote = (site: Site, email: string) =>
    call(site, '/merch/quote', {
      method: 'POST',
      body: quoteForm({ email }, { name: 'crest.pdf', bytes: PDF }),
      headers: { Accept: 'application/json' },
    });

  it('an instance’s local files are moved there when it starts', async () => {
    expect(stored()).toEqual(readdirSync(two.mediaDir).sort());
    expect(stored()).not.toEqual([]);
  });

  it('a picture stored by one is read through both, at the same address with the same headers', async () => {
    const folders = [readdirSync(one.mediaDir), readdirSync(two.mediaDir)];
    const { status, text } = await upload(one, '#7c3aed');
    expect(status, text).toBe(201);
    const names = namesOf(docOf(text));
    expect(names).toHaveLength(3);
    expect(stored()).toEqual(expect.arrayContaining(names));
    expect([readdirSync(one.mediaDir), readdirSync(two.mediaDir)]).toEqual(folders);
    for (const name of names) {
      const [here, there] = [await fetch(one.url + address(name)), await fetch(two.url + address(name))];
      expect([here.status, there.status]).toEqual([200, 200]);
      const [bytes, same] = [Buffer.from(await here.arrayBuffer()), Buffer.from(await there.arrayBuffer())];
      expect(same.equals(bytes)).toBe(true);
      expect((await sharp(bytes).metadata()).format).toBe(name.endsWith('.jpg') ? 'jpeg' : 'webp');
      expect(there.headers.get('content-type')).toBe(name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp');
      expect(there.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(there.headers.get('x-content-type-options')).toBe('nosniff');
      const tag = here.headers.get('etag') ?? '';
      const again = await call(two, address(name), { headers: { 'If-None-Match': tag } });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
    }
    const behind = await call(two, docOf(text).url, { headers });
    expect([behind.status, behind.headers.get('location')]).toEqual([302, address(docOf(text).filename)]);
    expect((await call(two, docOf(text).url)).status).toBe(401);
  });

  it('a replaced or deleted picture leaves nothing behind', async () => {
    const before = stored();
    const first = docOf((await upload(one, '#7c3aed')).text);
    const replaced = await upload(two, '#ffffff', first.id);
    expect(replaced.status, replaced.text).toBe(200);
    const second = docOf(replaced.text);
    expect(stored()).toEqual([...before, ...namesOf(second)].sort());
    expect((await call(one, address(second.filename))).status).toBe(200);
    expect((await call(one, address(first.filename))).status).toBe(404);
    const gone = await call(two, `/admin/api/media/${first.id}?select[alt]=true`, {
      method: 'DELETE',
      headers,
    });
    expect(gone.status, gone.text).toBe(200);
    expect(stored()).toEqual(before);
    expect((await call(two, address(second.filename))).status).toBe(404);
  });

  it('a design file received by one is downloaded from the other, and an erasure removes it', async () => {
    const email = 'crest@example.com';
    const { status, text } = await sendQuote(one, email);
    expect(status, text).toBe(201);
    const [row] = await query<{ id: number; design_file: string }>(
      one,
      'select id, design_file from quotes where email = $1',
      [email],
    );
    expect(s3.keys('private/')).toEqual([`private/quotes/${row?.design_file}`]);
    expect([...designFiles(one), ...designFiles(two)]).toEqual([]);
    const download = await design(two, row?.id ?? 0);
    expect([download.status, download.text]).toEqual([200, PDF.toString()]);
    expect(download.headers.get('content-disposition')).toContain('attachment; filename="crest.pdf"');
    expect(download.headers.get('cache-control')).toBe('no-store');
    const erasure = await send(two, '/admin/api/privacy/erasure', { email, confirmation: 'ERASE' }, headers);
    expect(erasure.status, erasure.text).toBe(200);
    expect(s3.keys('private/')).toEqual([]);
  });

  it('that does not answer, pages work; pictures and files are refused and leave no row', async () => {
    const rows = () => query(one, 'select (select count(*) from media), (select count(*) from quotes)');
    const before = await rows();
    const [name = ''] = stored();
    s3.setUnavailable(true);
    const read = await call(one, address(name));
    expect([read.status, read.headers.get('retry-after'), read.text]).toEqual([
      503,
      '5',
      'Pictures cannot be read right now, please try again later',
    ]);
    const picture = await upload(one, '#7c3aed');
    expect([picture.status, JSON.parse(picture.text).errors[0].message]).toEqual([
      503,
      'Pictures can’t be saved right now. Please try again later.',
    ]);
    const quote = await sendQuote(two, 'nobody@example.com');
    expect([quote.status, quote.text]).toEqual([
      503,
      'There is no room for files right now, please try again later',
    ]);
    expect((await call(one, '/about')).status).toBe(200);
    expect((await call(one, '/api/health/ready')).status).toBe(200);
    expect(await rows()).toEqual(before);
    expect([...designFiles(one), ...designFiles(two)]).toEqual([]);
    s3.setUnavailable(false);
    expect((await call(one, address(name))).status).toBe(200);
  });

  it('that does not answer, files are not handed out, and nothing about them is decided', async () => {
    const [mail] = await query<{ id: number }>(
      one,
      `insert into incoming_mails (fingerprint, raw, state) values ('in the bucket', $1, 'waiting') returning id`,
      [randomUUID()],
    );
    const { status, text } = await sendQuote(one, 'kept@example.com');
    expect(status, text).toBe(201);
    const [quote] = await query<{ id: number }>(
      one,
      `select id from quotes where email = 'kept@example.com'`,
    );
    const email = `/admin/api/incoming-mails/${mail?.id}`;
    const answers = async () => {
      const all = [
        await call(two, `${email}/original`, { headers }),
        await send(two, `${email}/sorting`, { as: 'ticket' }, headers),
        await design(two, quote?.id ?? 0),
      ];
      return all.map((answer) => [answer.status, answer.text]);
    };
    s3.setUnavailable(true);
    const unread = 'The file cannot be read right now, please try again later';
    expect(await answers()).toEqual([
      [503, unread],
      [503, unread],
      [503, unread],
    ]);
    s3.setUnavailable(false);
    const missing = 'There is no such file on this machine';
    expect(await answers()).toEqual([
      [404, missing],
      [404, missing],
      [200, PDF.toString()],
    ]);
    expect(await query(one, 'select state::text from incoming_mails')).toEqual([{ state: 'waiting' }]);
  });

  it('that refuses, no instance starts', async () => {
    const { code, output } = await prepareWith({ S3_SECRET_ACCESS_KEY: 'another' });
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `The database could not be prepared: The object storage at ${s3.env.S3_ENDPOINT}/pictures refuses: 403 SignatureDoesNotMatch`,
    );
  });
});

it('without a shared folder or bucket, a start reports that pictures will be missing', async () => {
  const none = Object.fromEntries(Object.keys(s3.env).map((name) => [name, '']));
  const { code, output } = await prepareWith(none);
  expect(code).toBe(0);
  expect(output).toMatch(
    /^Warning: files of pictures in Media \(3 in all, .+ among them\) are not in MEDIA_DIR: instances must share that folder, or a bucket \(S3_\*\)$/m,
  );
});

describe('when one is killed under load', () => {
  // Each from its own network: one address may have 64 requests in progress, and these are 120 at once.
  const attempts = Array.from({ length: 120 }, (_, index) => ({
    headers: { 'Idempotency-Key': randomUUID(), 'X-Forwarded-For': `10.${index}.0.1` },
    body: ticket(),
  }));
  const ids = new Map<string, string>();
  const keyOf = ({ headers }: (typeof attempts)[number]) => headers['Idempotency-Key'];
  const submit = async (attempt: (typeof attempts)[number]) => {
    // A response that broke off does not count.
    const answer = await send(front, '/api/support', attempt.body, attempt.headers).catch(() => null);
    if (answer?.status === 201) ids.set(keyOf(attempt), JSON.parse(answer.text).ticketId);
    return answer?.status ?? 502;
  };

  it('loses nothing acknowledged, and the other keeps serving', async () => {
    let isKilled = false;
    const tried = attempts.map(async (attempt) => {
      const status = await submit(attempt);
      if (ids.size < 10 || isKilled) return status;
      isKilled = true;
      await two.kill();
      return status;
    });
    const statuses = await Promise.all(tried);
    expect(isKilled).toBe(true);
    // 502: it went to the instance that died; only its sender may send it to the other.
    expect(statuses.filter((status) => status !== 201 && status !== 502)).toEqual([]);
    const acknowledged = new Map(ids);
    for (const path of ['/', '/about', '/links', '/api/social-links', '/api/health/ready'])
      expect((await call(front, path)).status, path).toBe(200);

    const repeated = await Promise.all(attempts.map(submit));
    expect(repeated.filter((status) => status !== 201)).toEqual([]);
    for (const [key, id] of acknowledged) expect(ids.get(key)).toBe(id);
    const rows = await query<{ reference: string; ticket_id: string }>(
      one,
      'select reference, ticket_id from support_tickets where reference = any($1)',
      [attempts.map(keyOf)],
    );
    expect(new Map(rows.map((row) => [row.reference, row.ticket_id]))).toEqual(ids);
    expect(rows).toHaveLength(attempts.length);
  });
});
