import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OpenPayload, openPayload } from '../support/payload';
import { addStaff, call, cookieOf, PASSWORD } from '../support/staff-calls';

let site: OpenPayload;
const load = async () => ({
  ...(await import('../../src/features/staff/server/auth.endpoints')),
  ...(await import('../../src/features/staff/server/second-factor/passkey-sign-in.endpoints')),
  ...(await import('../../src/features/staff/server/second-factor/reauthentication.endpoints')),
});
let api: Awaited<ReturnType<typeof load>>;

const nowhere = { params: Promise.resolve({}) };
const login = (username: string, password: string, address = '198.51.100.7') => {
  const parts = { body: { username, password }, headers: { 'x-client-address': address } };
  return api.loginEndpoint.POST(call('/api/auth/login', parts), nowhere);
};
/** Of somebody who is signed in, by the own password. */
const reauthenticate = (cookie: string, password: string) => {
  const body = { action: 'delete', password };
  return api.reauthenticationEndpoint.POST(call('/api/auth/reauthentication', { body, cookie }), nowhere);
};
const signInByPasskey = () => {
  const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
  const body = { passkey: { id: 'AA', rawId: 'AA', type: 'public-key', response } };
  return api.passkeyEndpoint.POST(call('/api/auth/passkey', { body }), nowhere);
};
const fail = async (times: number, username: string, address?: (i: number) => string) => {
  const answers: number[] = [];
  for (let i = 0; i < times; i += 1) answers.push((await login(username, 'wrong', address?.(i))).status);
  return answers;
};

beforeAll(async () => {
  site = await openPayload({ RATE_LIMIT_LOGIN: '8' });
  api = await load();
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

it('allows no more guesses by sending them at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => login('nora', 'wrong')));
  const counts = answers.map((answer) => answer.status);
  // Fewer on a slow machine: nobody waits longer than four seconds.
  expect(counts.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  expect(counts.filter((status) => status === 429).length).toBeGreaterThanOrEqual(15);
});

it('allows no more guesses of the own password in a browser left open', async () => {
  const cookie = cookieOf(await login('nora', PASSWORD));
  const answers = await Promise.all(Array.from({ length: 20 }, () => reauthenticate(cookie, 'wrong')));
  const counts = answers.map((answer) => answer.status);
  expect(counts.filter((status) => status === 403).length).toBeLessThanOrEqual(5);
  expect(counts.filter((status) => status === 429).length).toBeGreaterThanOrEqual(15);
});

it.each([
  // Eight an hour for one address, twice as many for a /56, four times as many for a /48 and a /24.
  ['a /56', 16, (i: number) => `2001:db8:1:${i.toString(16)}::1`],
  ['a /48', 32, (i: number) => `2001:db8:1:${i.toString(16)}00::1`],
  ['an IPv4 /24', 32, (i: number) => `192.0.2.${i}`],
])('counts %s as a network of one owner, for %i failures', async (_, most, addressOf) => {
  const failing = async (i: number) => (await login(`name${i}`, 'wrong', addressOf(i))).status;
  expect([await failing(1), await failing(2)]).toEqual([401, 401]);
  // What both count for, as if all but one of its failures had come from other addresses of it.
  const both = `update site.rate_limits set points = $1 where key like 'login-network:%' and points = 2`;
  expect((await site.query(both, [most - 1])).rowCount).toBeGreaterThan(0);
  expect([await failing(3), await failing(4), await failing(5)]).toEqual([401, 429, 429]);
});

it('answers a flood from everywhere at once, tells nothing about names, and keeps no passkey or session out', async () => {
  const cookie = cookieOf(await login('nora', PASSWORD));
  const flood = Array.from({ length: 200 }, async (_, nth) => {
    const name = nth % 2 === 0 ? 'nora' : 'nobody';
    const answer = await login(name, 'wrong', `2001:db8:${(nth + 2).toString(16)}::1`);
    return { name, answer: [answer.status, answer.headers.get('retry-after'), await answer.text()] };
  });
  // The others' look-ups come first.
  while (
    (await site.query("SELECT 1 FROM site.rate_limits WHERE key LIKE 'login-network:%'")).rowCount === 0
  );
  expect((await reauthenticate(cookie, PASSWORD)).status).toBe(200);
  expect((await signInByPasskey()).status).toBe(401);
  const answers = await Promise.all(flood);
  const checked = answers.filter(({ answer: [status] }) => status === 401);
  // One password at a time, and twenty wait, four seconds at most.
  expect(checked.length).toBeGreaterThan(0);
  expect(checked.length).toBeLessThanOrEqual(21);
  for (const name of ['nora', 'nobody']) {
    const kinds = answers.filter((one) => one.name === name).map(({ answer }) => answer.join(' '));
    const busy = kinds.filter((kind) => kind !== '401  Invalid credentials');
    expect(busy.length).toBeGreaterThanOrEqual(75);
    expect(new Set(busy)).toEqual(new Set(['429 5 Too many requests, please try again later']));
  }
  expect((await login('nora', PASSWORD)).status).toBe(200);
});
