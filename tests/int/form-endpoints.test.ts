import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application, call, fingerprint, query, someone, ticket } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMIT_WAITLIST: '1' } });
});
afterAll(() => site?.stop());

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  call(site, path, { method: 'POST', body: new URLSearchParams(fields), headers });
const target = (headers: Headers) => new URL(headers.get('location') ?? '', site.url);
const words = (html: string) =>
  html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '').replaceAll('&#x27;', '’');

describe('/support/submit', () => {
  it('stores the request and redirects to a page that names the ticket', async () => {
    const body = ticket();
    const answer = await post('/support/submit', body);
    expect([answer.status, answer.text]).toEqual([303, '']);
    const [row] = await query<{ ticket_id: string }>(
      site,
      'select ticket_id from support_tickets where email = $1',
      [body.email],
    );
    const to = target(answer.headers);
    expect(to.pathname).toBe('/support/submit');
    const page = await call(site, to.pathname + to.search);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<meta name="robots" content="noindex"');
    expect(words(page.text)).toContain('Request Submitted!');
    expect(words(page.text)).toContain(`ticket ID: ${row?.ticket_id}. We’ll respond within 24 hours.`);
  });

  it('treats the same details within ten minutes as one request', async () => {
    const body = ticket();
    const first = await post('/support/submit', body);
    const again = await post('/support/submit', { ...body, email: body.email });
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    const rows = () => query(site, 'select 1 from support_tickets where email = $1', [body.email]);
    expect(await rows()).toHaveLength(1);
    await query(site, `update site.idempotency set created_at = now() - interval '11 minutes'`);
    await post('/support/submit', body);
    expect(await rows()).toHaveLength(2);
  });

  it('names the refused field, and shows nothing that was entered', async () => {
    const answer = await post('/support/submit', ticket({ subject: 'abc' }));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/support/submit?refused=subject']);
    const page = await call(site, '/support/submit?refused=subject');
    expect(words(page.text)).toContain('Submission Failed');
    expect(words(page.text)).toContain('Subject must be at least 5 characters, and at most 200.');
  });

  it('reflects neither codes nor tickets that it did not issue', async () => {
    const page = await call(site, '/support/submit?refused=<b>You+won</b>&sent=Q0xOLTE.forged');
    expect(words(page.text)).not.toContain('You won');
    expect(words(page.text)).toContain('There was an error submitting your request. Please try again.');
  });

  it('changes nothing by GET', async () => {
    const before = await fingerprint(site);
    const page = await call(site, `/support/submit?${new URLSearchParams(ticket())}`);
    expect(words(page.text)).toContain('Nothing sent yet');
    expect(await fingerprint(site)).toBe(before);
  });

  it('stores a robot’s request as spam and answers alike', async () => {
    const body = ticket({ website: 'x' });
    expect((await post('/support/submit', body)).status).toBe(303);
    expect(
      await query(site, 'select status::text from support_tickets where email = $1', [body.email]),
    ).toEqual([{ status: 'spam' }]);
  });
});

it('/waitlist/submit thanks, and reports a limit', async () => {
  const first = await post('/waitlist/submit', application());
  expect([first.status, first.headers.get('location')]).toEqual([303, '/waitlist/submit?sent=yes']);
  expect(words((await call(site, '/waitlist/submit?sent=yes')).text)).toContain(
    'Thank you for applying to be a Founding Chapter!',
  );
  const second = await post('/waitlist/submit', application());
  expect([second.status, second.headers.get('location')]).toEqual([303, '/waitlist/submit?refused=too-many']);
});

it('/newsletter/submit subscribes', async () => {
  const email = someone();
  const answer = await post('/newsletter/submit', { email, website: '' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletter/submit?sent=yes']);
  expect(await query(site, 'select state::text from newsletter where email = $1', [email])).toEqual([
    { state: 'confirmed' },
  ]);
  expect(words((await call(site, '/newsletter/submit?sent=yes')).text)).toContain('Successfully Subscribed!');
});

describe.each(['/support/submit', '/waitlist/submit', '/newsletter/submit'])('%s', (path) => {
  it.each<[string, BodyInit, string, number, string]>([
    ['JSON', '{}', 'application/json', 415, 'This address accepts only web forms'],
    ['multipart', '--x--', 'multipart/form-data; boundary=x', 415, 'This address accepts only web forms'],
    [
      'a field twice',
      'email=a&email=b',
      'application/x-www-form-urlencoded',
      400,
      'The form could not be read',
    ],
    ['bad escapes', 'email=%zz', 'application/x-www-form-urlencoded', 400, 'The form could not be read'],
    ['invalid UTF-8', 'email=%ff', 'application/x-www-form-urlencoded', 400, 'The form could not be read'],
    [
      '100 KB',
      `email=${'x'.repeat(100_000)}`,
      'application/x-www-form-urlencoded',
      413,
      'The request is too large',
    ],
  ])('refuses %s', async (_name, body, type, status, text) => {
    const answer = await call(site, path, { method: 'POST', body, headers: { 'Content-Type': type } });
    expect([answer.status, answer.text, answer.type]).toEqual([status, text, 'text/plain; charset=utf-8']);
  });

  it('refuses other sites', async () => {
    const answer = await post(path, {}, { 'Sec-Fetch-Site': 'cross-site' });
    expect([answer.status, answer.text]).toEqual([403, 'This request came from another site']);
  });

  it('has one address only', async () => {
    expect((await call(site, `/form-endpoints${path}`)).status).toBe(404);
    expect([404, 405]).toContain((await post(`/form-endpoints${path}`, {})).status);
  });
});
