import { randomUUID } from 'node:crypto';
import { call, query, send, signIn, ticket } from './api';
import type { Site } from './site';

export type Sent = { id: number; ticketId: string; email: string };

/** A request from the support page. */
export async function request(site: Site, changes: object = {}, headers = {}): Promise<Sent> {
  const body = ticket(changes);
  const { ticketId } = JSON.parse((await send(site, '/api/support', body, headers)).text);
  const [row] = await query<{ id: number }>(site, 'select id from support_tickets where ticket_id = $1', [
    ticketId,
  ]);
  return { id: row?.id ?? 0, ticketId, email: body.email };
}

/** A ticket that has waited longer than any other. */
export async function oldestTicket(site: Site, changes: object = {}): Promise<Sent> {
  const ticket = await request(site, { name: 'Priya Nair', ...changes });
  await query(
    site,
    `update support_tickets set due_at = (select min(due_at) from support_tickets) - interval '1 hour' where id = $1`,
    [ticket.id],
  );
  return ticket;
}

export const setStatus = (site: Site, { id }: Sent, status: string) =>
  query(site, 'update support_tickets set status = $2, due_at = null where id = $1', [id, status]);

/** What the desk shows of a ticket. */
export async function readAtDesk(site: Site, { id }: Pick<Sent, 'id'>, cookie: string) {
  const { text } = await call(site, `/admin/api/desk/ticket-${id}`, { headers: { Cookie: cookie } });
  return JSON.parse(text) as {
    seen: string;
    ways: { to: string | null }[];
    entries: {
      type: string;
      author: string | null;
      text: string;
      mail: string;
      problem: string | null;
      mailId: number | null;
    }[];
  };
}

/** An answer by staff who have read everything, in the usual way; it leaves at once. */
export async function reply(site: Site, ticket: Sent, text: string, cookie: string) {
  const { seen, ways } = await readAtDesk(site, ticket, cookie);
  const path = `/admin/api/desk/ticket-${ticket.id}`;
  const headers = { Cookie: cookie, 'Idempotency-Key': randomUUID() };
  const answer = await send(
    site,
    `${path}/answers`,
    { subject: '', text, to: ways[0]?.to ?? null, seen },
    headers,
  );
  if (answer.status === 201) {
    const order = { answer: JSON.parse(answer.text).answer, step: 'send-now' };
    await send(site, `${path}/pending`, order, { Cookie: cookie });
  }
  return answer;
}

/** A form as a browser without JavaScript posts it. */
export const post = (site: Site, path: string, fields: Record<string, string>, headers = {}) =>
  call(site, path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html', ...headers },
  });

export const messagesOf = (site: Site, { id }: Sent) =>
  query<{ direction: string; author: string | null; body: string; mail_id: number | null }>(
    site,
    'select direction, author, body, mail_id from ticket_messages where ticket_id = $1 order by id',
    [id],
  );

/** The ticket's link in the last email to this address, as staff see it: the database does not hold it. */
export async function linkInMail(site: Site, email: string): Promise<string> {
  const path = `/admin/api/mails?sort=-id&where[to][equals]=${encodeURIComponent(email)}`;
  const { text } = await call(site, path, { headers: { Cookie: await signIn(site) } });
  const texts = (JSON.parse(text).docs as { text: string }[]).map((mail) => mail.text);
  return /\/support\/status\/[\w.-]+/.exec(texts.join('\n'))?.[0] ?? '';
}
