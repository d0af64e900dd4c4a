import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application, call, fingerprint, query, send, someone, ticket } from '../support/api';
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

describe('the same key twice', () => {
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
      const other = await send(
        site,
        path,
        { ...body, [field]: 'Something else' },
        { 'Idempotency-Key': key },
      );
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
});

describe('without Next', () => {
  /** How the bytes are sent, and the headers by which Next's own router asks: they differ, and mean the same. */
  const OF_THE_WIRE = [
    'date',
    'x-request-id',
    'vary',
    'content-length',
    'transfer-encoding',
    'content-encoding',
  ];

  /** Next answers an address with a query; the front answers the plain one itself. */
  const NEXT = '?through=next';

  const post = async (path: string, init: RequestInit) => {
    const { status, text, headers } = await call(site, path, { method: 'POST', ...init });
    expect(headers.get('vary')).toMatch(/\bCookie\b/);
    const told = [...headers].filter(([name]) => !OF_THE_WIRE.includes(name));
    return { status, text, headers: told.sort() };
  };

  const TYPE = { 'Content-Type': 'application/json' };
  const forms = {
    '/api/support': ticket,
    '/api/waitlist': application,
    '/api/newsletter': () => ({ email: someone() }),
  };
  const LOGIN = '/api/auth/login';
  const samples = { ...forms, [LOGIN]: () => ({ username: 'nobody', password: 'not-the-password' }) };

  /** Next loads a handler with its first request, and answers that one. */
  beforeAll(async () => {
    for (const path of Object.keys(samples)) expect((await post(path, { body: '{}' })).status).toBe(415);
  });

  it.each(Object.keys(samples))('%s is answered by the front, and with a query by Next', async (path) => {
    const varies = async (address: string) =>
      (await call(site, address, { method: 'POST' })).headers.get('vary');
    expect(await varies(path)).toMatch(/^Cookie/);
    expect(await varies(`${path}${NEXT}`)).toMatch(/^rsc, /);
  });

  describe.each(Object.entries(samples))(
    '%s, answered by the front itself, differs in nothing',
    (path, sample) => {
      const body = JSON.stringify(sample());
      it.each<[string, RequestInit]>([
        ['when a field is missing', { body: '{}', headers: TYPE }],
        ['when it is not JSON', { body: '{', headers: TYPE }],
        ['when nothing is sent', { headers: TYPE }],
        ['when it is of another type', { body, headers: { 'Content-Type': 'text/plain' } }],
        ['when another site sends it', { body, headers: { ...TYPE, Origin: 'https://example.org' } }],
        ['when its key is none', { body, headers: { ...TYPE, 'Idempotency-Key': 'one' } }],
        ['when it is compressed', { body, headers: { ...TYPE, 'Content-Encoding': 'gzip' } }],
      ])('%s', async (_, init) => {
        const direct = await post(path, init);
        expect(direct.status).toBeGreaterThanOrEqual(400);
        expect(direct).toEqual(await post(`${path}${NEXT}`, init));
      });
    },
  );

  describe.each(Object.entries(forms))(
    '%s, answered by the front itself, differs in nothing',
    (path, sample) => {
      const body = JSON.stringify(sample());
      it('when it is accepted, under one key by both', async () => {
        const init = { body, headers: { ...TYPE, 'Idempotency-Key': crypto.randomUUID() } };
        const direct = await post(path, init);
        expect(direct.status, direct.text).toBe(201);
        expect(direct).toEqual(await post(`${path}${NEXT}`, init));
      });
    },
  );

  describe('a sign-in that the front answers itself', () => {
    const signIn = async (path: string, account: object) => {
      const { status, text, headers } = await post(path, { body: JSON.stringify(account), headers: TYPE });
      // The values are random, and the second may have gone by.
      const said = headers.map(([name, value]) => [name, value.replace(/(?<=^[\w-]+=|Expires=)[^;]+/g, '…')]);
      return { status, text, headers: said };
    };

    it('refuses a wrong password as Next does', async () => {
      const wrong = { username: site.admin.username, password: 'not-the-password' };
      const direct = await signIn(LOGIN, wrong);
      expect(direct).toMatchObject({ status: 401, text: expect.stringContaining('Invalid credentials') });
      expect(direct).toEqual(await signIn(`${LOGIN}${NEXT}`, wrong));
    });

    it('gives the same cookie as Next, and it signs in', async () => {
      const direct = await signIn(LOGIN, site.admin);
      expect(direct).toMatchObject({ status: 200, text: '{"authenticated":true}' });
      expect(direct.headers.filter(([name]) => name === 'set-cookie')).toHaveLength(1);
      expect(direct).toEqual(await signIn(`${LOGIN}${NEXT}`, site.admin));
      const { headers } = await call(site, LOGIN, {
        method: 'POST',
        body: JSON.stringify(site.admin),
        headers: TYPE,
      });
      const cookie = headers.getSetCookie().map((one) => one.split(';')[0]);
      const session = await call(site, '/api/auth/session', { headers: { Cookie: cookie.join('; ') } });
      expect(session.text).toBe('{"authenticated":true}');
    });
  });
});
