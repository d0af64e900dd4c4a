import type { SanitizedConfig } from 'payload';
import { Pool } from 'pg';
import { query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';

export type Person = { id: number; username: string; cookies: [string, string] };

/** Two web processes on one database, two admins with a session at each, and a separate connection. */
export type RaceEnvironment = {
  sites: [Site, Site];
  people: [Person, Person];
  pool: Pool;
  config: SanitizedConfig;
};

const PASSWORD = 'a-password-of-the-tests';

export async function addPerson(
  { sites }: Pick<RaceEnvironment, 'sites'>,
  username: string,
  role = 'admin',
): Promise<Person> {
  const [one, two] = sites;
  const account = { username, password: PASSWORD, role, email: `${username}@colonnade.example` };
  const { status, text } = await send(one, '/admin/api/users', account, { Cookie: await signIn(one) });
  if (status !== 201) throw new Error(`${status} ${text}`);
  const cookies: Person['cookies'] = [await signIn(one, account), await signIn(two, account)];
  // A long run must not have to re-authenticate: for hours it counts as just signed in.
  await query(one, `update users_sessions set created_at = now() + interval '3 hours'`);
  return { id: JSON.parse(text).doc.id, username, cookies };
}

export async function openRaceEnvironment(): Promise<RaceEnvironment & { close: () => Promise<void> }> {
  const one = await startSite();
  const two = await startSite({ database: one.databaseUrl, isPrepared: true });
  const pool = new Pool({ connectionString: one.databaseUrl });
  Object.assign(process.env, {
    DATABASE_URL: one.databaseUrl,
    PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef0123',
    SITE_URL: one.url,
  });
  const config = await (await import('../../payload.config')).default;
  const sites: [Site, Site] = [one, two];
  const people: [Person, Person] = [await addPerson({ sites }, 'nora'), await addPerson({ sites }, 'ada')];
  const close = async () => {
    await pool.end();
    await two.stop();
    await one.stop();
  };
  return { sites, people, pool, config, close };
}

export type Reply = { status: number; body: Record<string, unknown> };

/** A request by one of the two admins, through one of the two processes. */
export async function ask(
  { sites }: RaceEnvironment,
  {
    person,
    at,
    method,
    path,
    body,
  }: { person: Person; at: number; method: string; path: string; body?: object },
): Promise<Reply> {
  const site = sites[at] as Site;
  const { status, text } = await send(
    site,
    path,
    body === undefined ? undefined : body,
    { Cookie: person.cookies[at] as string },
    method,
  );
  return { status, body: text === '' ? {} : JSON.parse(text) };
}

/** The answers that a writer may get: done, or why not. A server error explains nothing. */
export const isTold = ({ status }: Reply) => status >= 400 && status !== 500;
