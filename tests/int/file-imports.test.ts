import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SupportRequest, supportFields } from '../../src/features/support/support.form';
import { makeTicketFile } from '../../src/features/support/ui/submit-support';
import { columnOf } from '../../src/kit/db/insert-row';
import type { FieldDefinition } from '../../src/kit/shared/form-definition';
import { signInEachRole } from '../support/accounts';
import { call, query, send, someone } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;
let cookies: Record<string, string> = {};

beforeAll(async () => {
  site = await startSite();
  cookies = await signInEachRole(site);
});
afterAll(() => site?.stop());

const drop = async (content: string, role = 'support', name = 'file.txt') => {
  const { status, text } = await send(
    site,
    '/admin/api/file-imports',
    { name, content },
    { Cookie: cookies[role] ?? '' },
  );
  return { status, text, body: text.startsWith('{') ? JSON.parse(text) : null };
};

const applicationFile = (reference: string, organization = 'ΓΩΛ, Beta') => `Founding Chapter Application
Please forward this file to hello@colonnade.example to complete your founding chapter application.

Full name: Maya Castellanos
Email: maya@westbrook.edu
Organization: ${organization}
Organization size: 26-50 members
Status: Pending Review
Submitted: 2026-03-09T18:30:00.123Z
Reference: ${reference}
`;
const ticketFile = (reference: string, ticketId: string) => `Support Request
Please send this file to hello@colonnade.example to receive assistance.

Ticket ID: ${ticketId}
Submitted: 2026-03-09T18:30:00.123Z
Name: Jordan Reyes
Email: jordan@halestate.edu
Subject: Dues look wrong
Category: Billing & Payments
Priority: High
Reference: ${reference}

Message:
Two lines:
Reference: and the second.
`;

describe('a downloaded application', () => {
  it('becomes a record like any other, once, with a note of its origin; no email is sent', async () => {
    const reference = randomUUID();
    const first = await drop(applicationFile(reference), 'support', 'ΓΩΛ-Beta-1773081000123.txt');
    const [row] = await query<Record<string, unknown>>(
      site,
      `select id, full_name, email, organization, organization_size, status, quarantined, policies, organization_key
       from waitlist where reference = $1`,
      [reference],
    );
    expect(row).toMatchObject({
      full_name: 'Maya Castellanos',
      email: 'maya@westbrook.edu',
      organization: 'ΓΩΛ, Beta',
      organization_size: '26-50',
      status: 'pending-review',
      quarantined: false,
      policies: null,
      organization_key: 'gamma omega lambda beta',
    });
    const taken = {
      kind: 'Application',
      title: 'ΓΩΛ, Beta',
      href: `/admin/collections/waitlist/${row?.id}`,
      remark: null,
    };
    expect([first.status, first.body]).toEqual([201, { outcome: 'made', ...taken }]);
    const again = await drop(applicationFile(reference), 'admin');
    expect([again.status, again.body]).toEqual([200, { outcome: 'known', ...taken }]);
    expect(await query(site, 'select 1 from waitlist where reference = $1', [reference])).toHaveLength(1);
    const about = [String(row?.id)];
    const notes = `select by, text from notes where subject = 'waitlist' and subject_id = $1`;
    expect(await query(site, notes, about)).toEqual([
      {
        by: 'support',
        text: 'Imported by hand from the file ΓΩΛ-Beta-1773081000123.txt, written 2026-03-09T18:30:00.123Z.',
      },
    ]);
    const lines = `select actor, action from activity where subject = 'waitlist' and subject_id = $1`;
    expect(await query(site, lines, about)).toEqual([{ actor: 'support', action: 'imported a file as' }]);
    expect(await query(site, 'select 1 from mails where related_id = $1', about)).toEqual([]);
  });

  it('is one record when many drop it in parallel, and when the form succeeds before or after', async () => {
    const reference = randomUUID();
    const all = await Promise.all(Array.from({ length: 6 }, () => drop(applicationFile(reference))));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    const body = {
      fullName: 'Maya Castellanos',
      email: 'maya@westbrook.edu',
      organization: 'ΓΩΛ, Beta',
      organizationSize: '26-50',
    };
    const late = await send(site, '/api/waitlist', body, { 'Idempotency-Key': reference });
    expect([late.status, late.text]).toEqual([201, '{"success":true}']);
    expect(await query(site, 'select 1 from waitlist where reference = $1', [reference])).toHaveLength(1);

    const other = randomUUID();
    await send(site, '/api/waitlist', body, { 'Idempotency-Key': other });
    expect((await drop(applicationFile(other))).status).toBe(200);
    await query(site, 'delete from site.idempotency where key = $1', [other]);
    expect((await drop(applicationFile(other))).status).toBe(200);
    expect(await query(site, 'select 1 from waitlist where reference = $1', [other])).toHaveLength(1);
  });

  it('does not come back within days of being deleted', async () => {
    const reference = randomUUID();
    await drop(applicationFile(reference));
    await query(site, 'delete from waitlist where reference = $1', [reference]);
    const back = await drop(applicationFile(reference));
    expect([back.status, back.text]).toEqual([
      400,
      'This was imported before, and its record has since been deleted',
    ]);
  });
});

describe('a downloaded ticket', () => {
  it('keeps its id if that is free, else takes the next free one; its due time starts now', async () => {
    const first = await drop(ticketFile(randomUUID(), 'CLN-1773081000123'));
    expect([first.status, first.body.title, first.body.remark]).toEqual([
      201,
      'CLN-1773081000123: Dues look wrong',
      null,
    ]);
    await drop(ticketFile(randomUUID(), 'CLN-1773081000124'));
    const reference = randomUUID();
    const third = await drop(ticketFile(reference, 'CLN-1773081000123'));
    expect([third.status, third.body.title, third.body.remark]).toEqual([
      201,
      'CLN-1773081000125: Dues look wrong',
      'CLN-1773081000123 was already taken, so this ticket is CLN-1773081000125.',
    ]);
    const again = await drop(ticketFile(reference, 'CLN-1773081000123'));
    expect([again.status, again.body.outcome, again.body.href]).toEqual([200, 'known', third.body.href]);
    const rows = await query(
      site,
      `select name, category, priority, status, message, round(extract(epoch from due_at - now()) / 3600)::int as hours
       from support_tickets where reference = $1`,
      [reference],
    );
    expect(rows).toEqual([
      {
        name: 'Jordan Reyes',
        category: 'billing',
        priority: 'high',
        status: 'new',
        message: 'Two lines:\nReference: and the second.',
        hours: 24,
      },
    ]);
  });
});

it('takes each field of the support form to the notice, the desk, the export and the file, as it declares', async () => {
  const fields = Object.entries<FieldDefinition>(supportFields);
  const request = Object.fromEntries(
    fields.map(([name, { options, control }]) => [
      name,
      options?.at(-1)?.value ?? (control === 'email' ? someone() : `The ${name} of a chapter`),
    ]),
  );
  const shown = (name: string, { options }: FieldDefinition) => options?.at(-1)?.label ?? request[name];
  const { ticketId } = JSON.parse((await send(site, '/api/support', request)).text);
  const [row] = await query<Record<string, unknown>>(
    site,
    `select t.*, m.text as notice from support_tickets t join mails m on m.related_id = t.id::text
     where ticket_id = $1 and m.kind = 'ticket-notice'`,
    [ticketId],
  );
  const as = { headers: { Cookie: cookies.support ?? '' } };
  const desk = await call(site, `/admin/api/desk/ticket-${row?.id}`, as);
  const list = await call(site, `/admin/api/support-tickets/export?search=${ticketId}`, as);

  const reference = randomUUID();
  const file = { prefix: 'CLN', mailbox: 'hello@colonnade.example', reference, now: new Date() };
  await drop(makeTicketFile({ ...file, request: request as SupportRequest }).content);
  const [imported] = await query<Record<string, unknown>>(
    site,
    'select * from support_tickets where reference = $1',
    [reference],
  );

  expect(fields.length).toBeGreaterThan(5);
  for (const [name, field] of fields) {
    const place = `${name} at `;
    expect([row?.[columnOf(name)], imported?.[columnOf(name)]], name).toEqual([request[name], request[name]]);
    expect(list.text, `${place} the export`).toContain(request[name]);
    if (field.notice) expect(row?.notice, `${place} the notice`).toContain(shown(name, field));
    if (field.desk === 'full record') continue;
    const isCode = field.desk === 'theirPriority';
    expect(desk.text, `${place} the desk`).toContain(isCode ? request[name] : shown(name, field));
  }
});

it.each([
  ['', 'This is not an application or ticket downloaded from this site'],
  ['Dear team,\nplease help.', 'This is not an application or ticket downloaded from this site'],
  [
    applicationFile('none'),
    'The file has no Reference line, so nobody can tell whether it is here already. Enter it by hand.',
  ],
  [applicationFile(randomUUID(), 'Ω'), 'Organization must be at least 2 characters'],
  [applicationFile(randomUUID()).replace('26-50', 'many'), 'Please select an organization size'],
  [ticketFile(randomUUID(), 'CLN-12'), 'The file has no ticket ID'],
  [ticketFile(randomUUID(), 'CLN-1773081000199').replace('Message:', 'Words:'), 'The file has no message'],
  [
    ticketFile(randomUUID(), 'CLN-1773081000199').replace('High', 'Highest'),
    'Please select a priority level',
  ],
])('does not import %j', async (content, sentence) => {
  const before = await query(
    site,
    'select (select count(*) from waitlist) + (select count(*) from support_tickets) as n',
  );
  const { status, text } = await drop(content);
  expect([status, text]).toEqual([400, sentence]);
  expect(
    await query(site, 'select (select count(*) from waitlist) + (select count(*) from support_tickets) as n'),
  ).toEqual(before);
});

it('accepts nothing from other roles, anonymous visitors, or other sites', async () => {
  const file = applicationFile(randomUUID());
  for (const role of ['editor', 'marketing']) expect((await drop(file, role)).status, role).toBe(403);
  const body = { name: 'a.txt', content: file };
  expect((await send(site, '/admin/api/file-imports', body)).status).toBe(401);
  const foreign = { Cookie: cookies.support ?? '', 'Sec-Fetch-Site': 'cross-site' };
  expect((await send(site, '/admin/api/file-imports', body, foreign)).status).toBe(403);
  expect((await drop('x'.repeat(80_000))).status).toBe(413);
});
