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

export const setStatus = (site: Site, { id }: Sent, status: string) =>
  query(site, 'update support_tickets set status = $2, due_at = null where id = $1', [id, status]);

/** An answer by staff. */
export const reply = (site: Site, { id }: Sent, text: string, cookie: string, key: string = randomUUID()) =>
  send(
    site,
    `/admin/api/support-tickets/${id}/replies`,
    { text },
    { Cookie: cookie, 'Idempotency-Key': key },
  );

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
