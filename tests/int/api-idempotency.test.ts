import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application, query, send, someone, ticket } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

describe('Idempotency-Key', () => {
  const paths = [
    ['/api/support', ticket, 'support_tickets', 'subject'],
    ['/api/waitlist', application, 'waitlist', 'organization'],
    ['/api/newsletter', () => ({ email: someone(), name: 'Ada' }), 'newsletter', 'name'],
  ] as const;

  it.each(paths)('%s gives the first answer again, and stores once', async (path, make, table) => {
    const key = randomUUID();
    const body = make();
    const first = await send(site, path, body, { 'Idempotency-Key': key });
    const again = await send(site, path, body, { 'Idempotency-Key': key.toUpperCase() });
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await query(site, `select reference from ${table} where email = $1`, [body.email])).toEqual([
      { reference: key },
    ]);
  });

  it.each(paths)('%s refuses the key for other details', async (path, make, _table, field) => {
    const key = randomUUID();
    const body = make();
    await send(site, path, body, { 'Idempotency-Key': key });
    const other = await send(site, path, { ...body, [field]: 'Something else' }, { 'Idempotency-Key': key });
    expect([other.status, other.text, other.type]).toEqual([
      400,
      'This request was already sent with different details',
      'text/plain; charset=utf-8',
    ]);
  });

  it.each(paths)('%s answers parallel duplicates alike', async (path, make, table) => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = make();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(site, path, body, headers)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await query(site, `select 1 from ${table} where email = $1`, [body.email])).toHaveLength(1);
  });

  it('applies to one path', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    expect((await send(site, '/api/newsletter', { email: someone() }, headers)).status).toBe(201);
    expect((await send(site, '/api/waitlist', application(), headers)).status).toBe(201);
  });

  it('is dropped after 48 hours', async () => {
    const key = randomUUID();
    const headers = { 'Idempotency-Key': key };
    const body = ticket();
    const first = await send(site, '/api/support', body, headers);
    const age = (time: string) =>
      query(site, `update site.idempotency set created_at = now() - $2::interval where key = $1`, [
        key,
        time,
      ]);
    await age('47 hours 59 minutes');
    expect((await send(site, '/api/support', body, headers)).text).toBe(first.text);
    await age('48 hours 1 minute');
    expect((await send(site, '/api/support', body, headers)).text).not.toBe(first.text);
  });

  it.each(['abc', '1', '7b0f9a60-0d5c-4d3e-9a4e', ' '])('must be a UUID, not %j', async (key) => {
    const answer = await send(site, '/api/support', ticket(), { 'Idempotency-Key': key });
    expect([answer.status, answer.text]).toEqual([400, 'The Idempotency-Key must be a UUID']);
  });
});
