import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Site } from './site';

export type Answer = { status: number; type: string | null; text: string; headers: Headers };

/** One request, with its response read. */
export async function call(site: Site, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${site.url}${path}`, { redirect: 'manual', ...init });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text,
    headers: response.headers,
  };
}

export const send = (
  site: Site,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
) =>
  call(site, path, {
    method,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

const TRIES = 5;

/**
 * Tries again when the site is too busy to check a password within its deadline, as it asks to.
 * @returns the session cookie, ready for a Cookie header
 */
export async function signIn(site: Site, { username, password } = site.admin): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const { headers, status, text } = await send(site, '/api/auth/login', { username, password });
    const cookie = headers.get('set-cookie')?.split(';')[0];
    if (cookie) return cookie;
    if (status !== 503 || tries === TRIES) throw new Error(`No session: ${status} ${text}`);
    await sleep(1000);
  }
}

export async function query<T extends object>(
  site: { databaseUrl: string },
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new Client({ connectionString: site.databaseUrl });
  // A server that ends midway fails the query, and nothing else.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Counts of rows that an anonymous visitor could have added or changed. */
export async function fingerprint(site: Site): Promise<string> {
  const tables = ['support_tickets', 'waitlist', 'newsletter', 'quotes', 'social_links', 'users', 'mails'];
  const counts = tables.map((table) => `(select count(*) || '/' || max(updated_at) from ${table})`);
  const [row] = await query<{ all: string }>(site, `select concat_ws(' ', ${counts.join(', ')}) as "all"`);
  return row?.all ?? '';
}

let people = 0;

/** A mailbox that no other submission uses. */
export const someone = () => {
  people += 1;
  return `person${people}@example.com`;
};

export const ticket = (changes: object = {}) => ({
  name: 'Ada Lovelace',
  email: someone(),
  subject: 'Dues reminder',
  category: 'billing',
  message: 'It reminds us twice a day.',
  priority: 'low',
  ...changes,
});

export const application = (changes: object = {}) => ({
  fullName: 'Ada Lovelace',
  email: someone(),
  organization: 'ΑΦΑ',
  organizationSize: '26-50',
  ...changes,
});
