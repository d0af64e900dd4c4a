import { afterAll, beforeAll, expect, it } from 'vitest';
import { up } from '../../src/migrations/20261124_010000_unsigned_links';
import { type OpenPayload, openPayload } from '../support/payload';

const PARTS = ['text', 'html', 'unsubscribeUrl'] as const;

let site: OpenPayload;
let tokens: typeof import('../../src/kit/db/signed-token');
/** As the site writes it into an email, before it is stored. */
let written: Record<(typeof PARTS)[number], string>;
let secret: string[];

const stored = async (id: number) =>
  (await site.query('select text, html, unsubscribe_url from mails where id = $1', [id])).rows[0];
const shown = async (id: number) => {
  const mail = await site.payload.findByID({ collection: 'mails', id, overrideAccess: true });
  return { text: mail.text, html: mail.html, unsubscribeUrl: mail.unsubscribeUrl };
};
async function sent(id: number) {
  const { handleMail } = await import('../../src/features/mail/server/outbox');
  const { requestPool } = await import('../../src/kit/db/pool');
  let mail: Partial<typeof written> = {};
  const read: Parameters<typeof handleMail>[2] = async ({ text, html, unsubscribeUrl }) => {
    mail = { text, html: html ?? '', unsubscribeUrl: unsubscribeUrl ?? '' };
    return { state: 'kept' };
  };
  await handleMail(requestPool(), id, read, async () => undefined);
  return mail;
}

beforeAll(async () => {
  site = await openPayload({}, 'DATABASE_URL');
  tokens = await import('../../src/kit/db/signed-token');
  const status = tokens.issueToken('ticket-status', '7 1795245341078 mark');
  const leave = tokens.issueToken('newsletter-unsubscribe', 'ada@example.com 1795245341078');
  const confirm = tokens.issueToken('newsletter-confirm', 'ada@example.com 1795245341078');
  const text = [
    `http://localhost:3000/support/status/${status}`,
    `http://localhost:3000/newsletter/confirm?token=${confirm}`,
    `http://localhost:3000/newsletter/unsubscribe?token=${leave}`,
  ].join('\n');
  const unsubscribeUrl = `http://localhost:3000/newsletter/unsubscribe?token=${leave}`;
  written = { text, html: `<a href="${text.split('\n')[0]}">Your ticket</a>`, unsubscribeUrl };
  secret = [status, leave, confirm].map((token) => token.split('.')[1] ?? '');
});
afterAll(() => site.close());

it('an email is stored without the signatures of its links, and sent and shown with them', async () => {
  const { enqueueMail } = await import('../../src/core/db/enqueue-mail');
  const { withTransaction } = await import('../../src/kit/db/transaction');
  const mail = {
    kind: 'test',
    to: 'ada@example.com',
    subject: 'Links',
    ...written,
    about: { collection: 'x', id: '1' },
  };
  const [id = 0] = await withTransaction((tx) => enqueueMail(tx, mail));
  const row = JSON.stringify(await stored(id));
  for (const signature of secret) expect(row).not.toContain(signature);
  expect(await shown(id)).toEqual(written);
  expect(await sent(id)).toEqual(written);
});

it('so are emails of earlier versions, once the update is installed', async () => {
  const forged = `${tokens.issueToken('ticket-status', '8 1795245341078 mark').split('.')[0]}.[ticket-status]`;
  const { rows } = await site.query(
    `insert into mails (kind, "to", subject, text, html, unsubscribe_url, state)
     values ('test', 'ada@example.com', 'Links', $1, $2, $3, 'waiting'), ('test', 'ada@example.com', 'None', $4, null, null, 'sent')
     returning id`,
    [written.text, written.html, written.unsubscribeUrl, `I was sent ${forged}`],
  );
  const [links, quote] = rows.map(({ id }) => id as number);
  await up({ db: site.payload.db.drizzle } as never);
  const row = JSON.stringify(await stored(links ?? 0));
  for (const signature of secret) expect(row).not.toContain(signature);
  expect(await shown(links ?? 0)).toEqual(written);
  expect(await sent(links ?? 0)).toEqual(written);
  expect((await shown(quote ?? 0)).text).toBe(`I was sent ${forged.replace('.[', '. [')}`);
});
