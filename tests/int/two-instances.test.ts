import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application, call, query, send, signIn, ticket } from '../support/api';
import { type Site, startSite } from '../support/site';

/** Two web processes on one database, as behind a load balancer. */
let one: Site;
let two: Site;
beforeAll(async () => {
  const env = { RATE_LIMIT_WAITLIST: '2' };
  one = await startSite({ env });
  two = await startSite({ env, database: one.databaseUrl });
});
afterAll(async () => {
  await two?.stop();
  await one?.stop();
});

describe('two instances', () => {
  it('count one limit', async () => {
    const statuses = [];
    for (const site of [one, two, one, two]) {
      statuses.push((await send(site, '/api/waitlist', application())).status);
    }
    expect(statuses).toEqual([201, 201, 429, 429]);
  });

  it('know each other’s idempotency keys, also when both are asked at once', async () => {
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
