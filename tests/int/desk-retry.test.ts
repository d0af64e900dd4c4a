import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { signInEachRole } from '../support/accounts';
import { query, send } from '../support/api';
import { type Site, startSite } from '../support/site';
import { type Smtp, startSmtp } from '../support/smtp-fake';
import { readAtDesk, reply, request, type Sent } from '../support/tickets';

let smtp: Smtp;
let site: Site;
let cookies: Record<string, string> = {};

beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite({ env: { SMTP_URL: smtp.url }, worker: true });
  cookies = await signInEachRole(site);
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
});

const answers = async (ticket: Sent) =>
  (await readAtDesk(site, ticket, cookies.support ?? '')).entries.filter(({ type }) => type === 'staff');
const retry = (mail: number | null, role: string) =>
  send(site, '/admin/api/mails/retries', { mail }, { Cookie: cookies[role] ?? '' });
const arrived = (text: string) => smtp.mails.filter(({ parsed }) => parsed.text?.includes(text)).length;

it('an email that failed for good is named in the conversation, and is sent again once, by those who answer', async () => {
  const ticket = await request(site);
  expect((await reply(site, ticket, 'It is fixed now.', cookies.support ?? '')).status).toBe(201);
  expect(await waitUntil(30_000, async () => (await answers(ticket))[0]?.mail === 'sent')).toBe(true);
  const [sent] = await answers(ticket);
  const mail = sent?.mailId ?? 0;
  expect(mail).toBeGreaterThan(0);
  expect(await retry(mail, 'support')).toMatchObject({ status: 200, text: '{"count":0}' });
  await query(site, `update mails set state = 'failed', last_error = '550 No such user' where id = $1`, [
    mail,
  ]);
  expect(await answers(ticket)).toMatchObject([
    { mail: 'failed', problem: '550 No such user', mailId: mail },
  ]);

  for (const role of ['editor', 'marketing']) expect((await retry(mail, role)).status).toBe(403);
  expect(arrived('It is fixed now.')).toBe(1);
  const both = await Promise.all([retry(mail, 'support'), retry(mail, 'admin')]);
  expect(both.map(({ text }) => text).sort()).toEqual(['{"count":0}', '{"count":1}']);
  expect(await waitUntil(30_000, async () => (await answers(ticket))[0]?.mail === 'sent')).toBe(true);
  expect(await answers(ticket)).toMatchObject([{ problem: null }]);
  expect(arrived('It is fixed now.')).toBe(2);
  const [line] = await query(
    site,
    `select action, subject, subject_id, details from activity where action = 'tried emails again' and details = '1'`,
  );
  expect(line).toEqual({
    action: 'tried emails again',
    subject: 'mails',
    subject_id: String(mail),
    details: '1',
  });
});
