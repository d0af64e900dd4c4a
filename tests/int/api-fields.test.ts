import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application, fingerprint, query, send, ticket } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const PLAIN = 'text/plain; charset=utf-8';

const EMAIL = 'Please enter a valid email address';
const long = (length: number) => 'x'.repeat(length);

describe('fields', () => {
  const emails = [
    '',
    ' ',
    'a',
    'a@b',
    '@b.co',
    'a@b.co, c@d.co',
    'a@b.co\r\nBcc: c@d.co',
    'Ada <a@b.co>',
    `${long(250)}@b.co`,
    'a\u0000@b.co',
    'a@b\u2028.co',
    7,
    null,
    ['a@b.co'],
    { a: 1 },
  ];
  it.each([...emails.map((email) => [email] as const)])('refuses address %# everywhere', async (email) => {
    const before = await fingerprint(site);
    for (const [path, body] of [
      ['/api/support', ticket({ email })],
      ['/api/waitlist', application({ email })],
      ['/api/newsletter', { email }],
    ] as const) {
      const answer = await send(site, path, body);
      expect([answer.status, answer.text, answer.type]).toEqual([400, EMAIL, PLAIN]);
    }
    expect(await fingerprint(site)).toBe(before);
  });

  it.each<[object, string]>([
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ name: ' \u200B\u2060 ' }, 'Name must be at least 2 characters'],
    [{ name: undefined }, 'Name must be at least 2 characters'],
    [{ name: ['Ada'] }, 'Name must be at least 2 characters'],
    [{ name: long(101) }, 'Name must be at most 100 characters'],
    [{ name: 'A\u0000da' }, 'Name has characters that cannot be stored'],
    [{ name: 'A\ud800da' }, 'Name has characters that cannot be stored'],
    [{ subject: 'abcd' }, 'Subject must be at least 5 characters'],
    [{ subject: long(201) }, 'Subject must be at most 200 characters'],
    [{ message: 'too short' }, 'Message must be at least 10 characters'],
    [{ message: long(5001) }, 'Message must be at most 5000 characters'],
    [{ message: long(40_000) }, 'Message must be at most 5000 characters'],
    [{ message: 7 }, 'Message must be at least 10 characters'],
    [{ category: '' }, 'Please select a category'],
    [{ category: 'Billing' }, 'Please select a category'],
    [{ category: ['billing'] }, 'Please select a category'],
    [{ priority: undefined }, 'Please select a priority level'],
    [{ priority: 'constructor' }, 'Please select a priority level'],
  ])('support refuses case %#', async (wrong, text) => {
    const before = await fingerprint(site);
    const answer = await send(site, '/api/support', ticket(wrong));
    expect([answer.status, answer.text, answer.type]).toEqual([400, text, PLAIN]);
    expect(await fingerprint(site)).toBe(before);
  });

  it.each<[object, string]>([
    [{ fullName: 'A' }, 'Name must be at least 2 characters'],
    [{ fullName: long(101) }, 'Name must be at most 100 characters'],
    [{ organization: 'A' }, 'Organization must be at least 2 characters'],
    [{ organization: long(201) }, 'Organization must be at most 200 characters'],
    [{ organizationSize: '' }, 'Please select an organization size'],
    [{ organizationSize: '1-26' }, 'Please select an organization size'],
    [{ organizationSize: 25 }, 'Please select an organization size'],
  ])('waitlist refuses case %#', async (wrong, text) => {
    const answer = await send(site, '/api/waitlist', application(wrong));
    expect([answer.status, answer.text, answer.type]).toEqual([400, text, PLAIN]);
  });

  it.each([
    { name: 'Ад' },
    { name: `${'e\u0301'.repeat(100)}` },
    { name: '😀'.repeat(100) },
    { subject: '<img src=x onerror=alert(1)>' },
    { subject: '=HYPERLINK("http://x")' },
    { subject: '\u202Eevil subject' },
    { message: `${'a\u0301'.repeat(500)}${'\u0301'.repeat(1000)}` },
    { message: 'line\r\nline\r\n\r\nline' },
    { message: long(5000) },
    { name: 'Ada\r\nBcc: x@example.com' },
  ])('support accepts case %#', async (fields) => {
    expect((await send(site, '/api/support', ticket(fields))).status).toBe(201);
  });

  it('drops keys that are not in its contract, prototype keys too', async () => {
    const body = JSON.stringify(ticket({ id: 1, status: 'closed', createdAt: '2001-01-01', role: 'admin' }));
    const sneaky = body.replace('{', '{"__proto__":{"status":"closed"},"constructor":{"prototype":{}},');
    const answer = await send(site, '/api/support', sneaky);
    expect(answer.status).toBe(201);
    const rows = await query(
      site,
      `select status::text, id > 1 as own, created_at > now() - interval '1 minute' as now
       from support_tickets where ticket_id = $1`,
      [JSON.parse(answer.text).ticketId],
    );
    expect(rows).toEqual([{ status: 'new', own: true, now: true }]);
  });
});
