import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OpenPayload, openPayload } from '../support/payload';
import { addStaff, call, PASSWORD } from '../support/staff-calls';

let site: OpenPayload;
let auth: typeof import('../../src/features/staff/server/auth.endpoints');

const login = (username: string, password: string, address = '198.51.100.7', cookie?: string) =>
  auth.loginEndpoint.POST(
    call('/api/auth/login', {
      body: { username, password },
      cookie,
      headers: { 'x-client-address': address },
    }),
    { params: Promise.resolve({}) },
  );
const fail = async (times: number, username: string, address?: (i: number) => string) => {
  const answers: number[] = [];
  for (let i = 0; i < times; i += 1) answers.push((await login(username, 'wrong', address?.(i))).status);
  return answers;
};

beforeAll(async () => {
  site = await openPayload({ RATE_LIMIT_LOGIN: '8' });
  auth = await import('../../src/features/staff/server/auth.endpoints');
  await addStaff(site, 'nora');
});
beforeEach(() => site.query('DELETE FROM site.rate_limits'));
afterAll(() => site.close());

it('pauses a name after five failures, known or not, and says when to retry', async () => {
  const texts: string[] = [];
  for (const [name, address] of [
    ['nora', '198.51.100.7'],
    ['nobody', '198.51.100.8'],
  ] as const) {
    expect(await fail(5, name, () => address)).toEqual([401, 401, 401, 401, 401]);
    const answer = await login(name, PASSWORD, address);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(590);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    texts.push(await answer.text());
  }
  expect(texts[0]).toBe('Too many failed sign-ins, please try again in 10 minutes');
  expect(texts[1]).toBe(texts[0]);
});

it('does not lock the person out elsewhere', async () => {
  await fail(6, 'nora');
  expect((await login('nora', PASSWORD)).status).toBe(429);
  expect((await login('nora', PASSWORD, '203.0.113.9')).status).toBe(200);
});

it('counts a /64 as one, and a mapped address as its IPv4', async () => {
  expect(await fail(6, 'nora', (i) => `2001:db8:1:2::${i + 1}`)).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await login('nora', PASSWORD, '2001:db8:1:3::1')).status).toBe(200);
  await fail(5, 'nora', () => '::ffff:192.0.2.55');
  expect((await login('nora', PASSWORD, '192.0.2.55')).status).toBe(429);
});

it('counts failures only, and resets a name after the right password', async () => {
  for (let i = 0; i < 10; i += 1) expect((await login('nora', PASSWORD)).status).toBe(200);
  await fail(4, 'nora');
  expect((await login('nora', PASSWORD)).status).toBe(200);
  expect(await fail(4, 'nora')).toEqual([401, 401, 401, 401]);
});

it('stops an address that tries many names', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 10; i += 1) statuses.push((await login(`name${i}`, 'wrong')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429, 429]);
  expect((await login('nora', PASSWORD, '203.0.113.10')).status).toBe(200);
});

it('doubles the pause on further failures', async () => {
  await fail(5, 'nora');
  await site.query("DELETE FROM site.rate_limits WHERE key NOT LIKE 'login-pauses%'");
  await fail(5, 'nora');
  const answer = await login('nora', PASSWORD);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(1190);
});

it('checks no more than two passwords at a time, so a flood cannot get past the count', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => login('nora', 'wrong')));
  const counts = answers.map((answer) => answer.status);
  expect(counts.filter((status) => status === 401).length).toBeLessThanOrEqual(6);
  expect(counts.filter((status) => status === 429).length).toBeGreaterThanOrEqual(14);
});

it('counts a /56, a /48 and an IPv4 /24 as networks of one owner', async () => {
  const allowed = async (addressOf: (i: number) => string) => {
    await site.query('DELETE FROM site.rate_limits');
    let checked = 0;
    for (let i = 0; i < 40; i += 1) {
      if ((await login(`name${i}`, 'wrong', addressOf(i))).status === 401) checked += 1;
    }
    return checked;
  };
  // Eight an hour for one address, twice as many for a /56, four times as many for a /48 and a /24.
  expect(await allowed((i) => `2001:db8:1:${i.toString(16)}::1`)).toBe(16);
  expect(await allowed((i) => `2001:db8:1:${i.toString(16)}00::1`)).toBe(32);
  expect(await allowed((i) => `192.0.2.${i}`)).toBe(32);
});

it('lets a device on which the account signed in before sign in, whatever failed in its network', async () => {
  const first = await login('nora', PASSWORD, '192.0.2.1');
  const device = first.headers.getSetCookie().find((cookie) => cookie.startsWith('colonnade-device='));
  expect(device).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/);
  const cookie = device?.split(';')[0];
  await fail(5, 'nora', () => '192.0.2.1');
  // Its address and its /24 have no failure left for anybody.
  for (let i = 0; i < 40; i += 1) await login(`name${i}`, 'wrong', `192.0.2.${1 + (i % 4)}`);
  expect((await login('nora', PASSWORD, '192.0.2.1')).status).toBe(429);
  expect((await login('nora', PASSWORD, '192.0.2.1', cookie)).status).toBe(200);
  // It knows that account only, cannot be changed, and has a count of its own.
  await fail(8, 'olga', () => '192.0.2.1');
  expect((await login('olga', PASSWORD, '192.0.2.1', cookie)).status).toBe(429);
  expect((await login('nora', PASSWORD, '192.0.2.1', `${cookie}x`)).status).toBe(429);
  for (let i = 0; i < 5; i += 1)
    expect((await login('nora', 'wrong', '203.0.113.1', cookie)).status).toBe(401);
  expect((await login('nora', PASSWORD, '203.0.113.1', cookie)).status).toBe(429);
});

it('keeps a place for networks and devices that signed in before while others fill the queue', async () => {
  await login('nora', PASSWORD, '203.0.113.20');
  const others = Array.from({ length: 60 }, (_, i) => login(`name${i}`, 'wrong', `10.${i}.0.1`));
  // The others' look-ups come first.
  while (
    (await site.query("SELECT 1 FROM site.rate_limits WHERE key LIKE 'login-network:%'")).rowCount === 0
  );
  let checked = 0;
  for (const other of others) {
    void other.then(({ status }) => {
      if (status === 401) checked += 1;
    });
  }
  const staff = await login('nora', PASSWORD, '203.0.113.20');
  const checkedBefore = checked;
  const statuses = (await Promise.all(others)).map(({ status }) => status);
  expect(staff.status).toBe(200);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(30);
  // In one queue, twenty others would have been checked before.
  expect(checkedBefore).toBeLessThan(10);
});
