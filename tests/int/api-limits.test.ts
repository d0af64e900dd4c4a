import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application, call, query, send, someone, ticket } from '../support/api';
import { putRound } from '../support/drawn-rounds';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  // Empty means: as documented. The test plays a proxy in order to come from many addresses.
  const limits = Object.fromEntries(
    ['SUPPORT', 'NEWSLETTER', 'WAITLIST', 'DRAWS'].map((name) => [`RATE_LIMIT_${name}`, '']),
  );
  site = await startSite({ env: { ...limits, TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => site?.stop());

const from = (address: string) => ({ 'X-Forwarded-For': address });

const FORMS = [
  ['/api/support', 20, ticket],
  ['/api/waitlist', 30, application],
  ['/api/newsletter', 100, () => ({ email: someone() })],
] as const;

describe.each(FORMS)('%s', (path, limit, body) => {
  it(`accepts ${limit} per hour from one address`, async () => {
    const statuses: number[] = [];
    for (let count = 0; count < limit; count += 1) {
      statuses.push((await send(site, path, body(), from('192.0.2.1'))).status);
    }
    expect(statuses).toEqual(Array(limit).fill(201));
    const refused = await send(site, path, body(), from('192.0.2.1'));
    expect([refused.status, refused.text, refused.type]).toEqual([
      429,
      'Too many requests, please try again later',
      'text/plain; charset=utf-8',
    ]);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3000);
    expect(wait).toBeLessThanOrEqual(3600);
    expect((await send(site, path, body(), from('192.0.2.2'))).status).toBe(201);
  });

  it('accepts 5 per hour from one mailbox, however written', async () => {
    const email = someone();
    const statuses: number[] = [];
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4', '198.51.100.5']) {
      statuses.push((await send(site, path, { ...body(), email }, from(address))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201]);
    const sixth = await send(site, path, { ...body(), email: email.toUpperCase() }, from('198.51.100.6'));
    expect(sixth.status).toBe(429);
  });

  it('counts every address of a Gmail mailbox as one', async () => {
    const local = someone().split('@')[0] ?? '';
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const email =
        count % 2
          ? `${local}+${count}@gmail.com`
          : `${local.slice(0, 1 + count / 2)}.${local.slice(1 + count / 2)}@googlemail.com`;
      statuses.push((await send(site, path, { ...body(), email }, from(`198.51.101.${count}`))).status);
    }
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(7).fill(429)]);
  });

  it('counts an IPv6 /64 as one address', async () => {
    for (let count = 0; count < limit; count += 1) {
      await send(site, path, body(), from(`2001:db8:0:1::${count.toString(16)}`));
    }
    expect((await send(site, path, body(), from('2001:db8:0:1:ffff::1'))).status).toBe(429);
    expect((await send(site, path, body(), from('2001:db8:0:2::1'))).status).toBe(201);
  });

  it('answers a known key before any limit', async () => {
    const headers = { ...from('192.0.2.77'), 'Idempotency-Key': randomUUID() };
    const sent = body();
    const first = await send(site, path, sent, headers);
    for (let count = 0; count < limit; count += 1) await send(site, path, body(), from('192.0.2.77'));
    expect((await send(site, path, body(), from('192.0.2.77'))).status).toBe(429);
    const again = await send(site, path, sent, headers);
    expect([again.status, again.text]).toEqual([201, first.text]);
  });
});

describe('a network', () => {
  /** Each in a /64 and a /56 of its own. */
  const ipv6 = (nth: number) => `2001:db8:77:${nth.toString(16)}00::1`;
  const ipv4 = (nth: number) => `198.18.5.${nth}`;
  const feedback = { article: 'no-such-article', helped: 'yes' };
  // 400 for an article that is not there: counted before it is looked up.
  const POSTS = [
    ['/api/support', 201, ticket],
    ['/api/help', 400, () => feedback],
  ] as const;

  it.each(POSTS)(
    'has four allowances at %s, from however many of its addresses',
    async (path, status, body) => {
      for (const address of [ipv6, ipv4]) {
        const statuses: number[] = [];
        for (let count = 0; count < 82; count += 1)
          statuses.push((await send(site, path, body(), from(address(count)))).status);
        expect(statuses).toEqual([...Array(80).fill(status), 429, 429]);
      }
      expect((await send(site, path, body(), from('2001:db8:78::1'))).status).toBe(status);
      expect((await send(site, path, body(), from('198.18.6.1'))).status).toBe(status);
    },
  );

  it('that is refused at its smallest size spends nothing of the larger', async () => {
    for (let count = 0; count < 100; count += 1)
      await send(site, '/api/support', ticket(), from('198.18.7.1'));
    for (let count = 2; count < 62; count += 1)
      expect((await send(site, '/api/support', ticket(), from(`198.18.7.${count}`))).status).toBe(201);
    expect((await send(site, '/api/support', ticket(), from('198.18.7.200'))).status).toBe(429);
  });
});

describe('a draw', () => {
  let round: string;
  beforeAll(async () => {
    round = `/api/draws/${(await putRound(site)).id}`;
  });
  const get = (name: string, address: string) => call(site, `${round}/${name}`, { headers: from(address) });
  const whole = async (address: string) => {
    const answers = [await get('bundle/draw.json', address), await get('bundle/leaves.txt', address)];
    return answers.map(({ status }) => status);
  };

  it('can be checked 250 times per hour from one address, then files are refused', async () => {
    const ten = () => Promise.all(Array.from({ length: 10 }, () => whole('192.0.2.20')));
    for (let count = 0; count < 25; count += 1) expect(await ten()).toEqual(Array(10).fill([200, 200]));
    for (const name of ['bundle', 'bundle/draw.json', 'bundle/leaves.txt', 'wheel']) {
      const refused = await get(name, '192.0.2.20');
      expect([refused.status, refused.text], name).toEqual([
        429,
        'Too many requests, please try again later',
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    }
    expect(await whole('192.0.2.21')).toEqual([200, 200]);
  });

  it('answers 100 entry look-ups per hour for one address, apart from its files', async () => {
    const look = (address: string) =>
      send(site, `${round}/proof`, { account: 'tiktok', handle: 'sam' }, from(address));
    for (let count = 0; count < 100; count += 1) expect((await look('192.0.2.22')).status).toBe(200);
    expect((await look('192.0.2.22')).status).toBe(429);
    expect(await whole('192.0.2.22')).toEqual([200, 200]);
    expect((await look('192.0.2.20')).status).toBe(200);
  });
});

it('has separate counts for each form', async () => {
  for (let count = 0; count < 21; count += 1) await send(site, '/api/support', ticket(), from('203.0.113.9'));
  expect((await send(site, '/api/support', ticket(), from('203.0.113.9'))).status).toBe(429);
  expect((await send(site, '/api/waitlist', application(), from('203.0.113.9'))).status).toBe(201);
});

it('does not count requests refused before', async () => {
  for (let count = 0; count < 25; count += 1) await send(site, '/api/support', {}, from('203.0.113.10'));
  expect((await send(site, '/api/support', ticket(), from('203.0.113.10'))).status).toBe(201);
});

it('stores neither addresses nor mailboxes', async () => {
  const keys = await query<{ key: string }>(site, 'select key from site.rate_limits');
  expect(keys.length).toBeGreaterThan(10);
  for (const { key } of keys) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/);
});

it('counts in a table that may be lost in a crash', async () => {
  const sql = `select relpersistence from pg_class where oid = 'site.rate_limits'::regclass`;
  expect(await query(site, sql)).toEqual([{ relpersistence: 'u' }]);
});
