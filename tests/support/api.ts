import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
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

const pools = new Map<string, Pool>();

/** Connecting costs fifty times as much as most queries here, and tests poll. */
function poolOf(databaseUrl: string): Pool {
  const known = pools.get(databaseUrl);
  if (known) return known;
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 20,
    idleTimeoutMillis: 2000,
    allowExitOnIdle: true,
  });
  // It ends with its database.
  pool.on('error', () => {});
  pools.set(databaseUrl, pool);
  return pool;
}

/** Each call may run in another session. */
export const query = async <T extends object>(
  { databaseUrl }: { databaseUrl: string },
  text: string,
  values: unknown[] = [],
): Promise<T[]> => (await poolOf(databaseUrl).query<T>(text, values)).rows;

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
