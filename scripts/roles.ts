import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { Refusal } from './lib/refusal';
import { connectionsOf, type Login, makeRoles, ROLE_NAMES, type Roles } from './roles/make-roles';
import { readSettings, type Settings } from './start/settings';

/**
 * `npm run db:roles [-- --print]`: makes the roles of a database that DATABASE_URL names, as DATABASE_ADMIN_URL or,
 * without it, as DATABASE_URL. `--print` changes nothing and writes the SQL, for an administrator to run.
 */
const USAGE = 'Usage: npm run db:roles [-- --print]';

const DENIED = '42501';

const loginIn = (url: string): { name: string; password: string } => {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
};

const made = (name: string) => ({ name, password: randomBytes(24).toString('base64url') });

type Logins = Record<keyof Roles, { name: string; password: string }>;

/** Those that the settings name, and new ones for the rest. A superuser must not own what the site changes. */
function chooseLogins(settings: Settings, admin: string, isSuperuser: boolean): Logins {
  const { DATABASE_ADMIN_URL, DATABASE_URL, DATABASE_WEB_URL, DATABASE_WORKER_URL } = settings;
  const named = DATABASE_ADMIN_URL ? DATABASE_URL : undefined;
  const owner = named ?? (isSuperuser ? undefined : admin);
  return {
    owner: owner ? loginIn(owner) : made(ROLE_NAMES.owner),
    web: DATABASE_WEB_URL ? loginIn(DATABASE_WEB_URL) : made(ROLE_NAMES.web),
    worker: DATABASE_WORKER_URL ? loginIn(DATABASE_WORKER_URL) : made(ROLE_NAMES.worker),
  };
}

/** Roles are shared by all databases of a server, so both may have been made for another one. */
async function run(args: string[]): Promise<void> {
  if (args.some((arg) => arg !== '--print')) throw new Refusal(USAGE);
  const settings = readSettings();
  const admin = settings.DATABASE_ADMIN_URL ?? settings.DATABASE_URL;
  if (!admin) throw new Refusal('DATABASE_URL is not set: the embedded database makes its roles by itself.');
  const client = new Client({ connectionString: admin, connectionTimeoutMillis: 20_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ is: boolean }>(
      'select rolsuper as is from pg_roles where rolname = current_user',
    );
    const logins = chooseLogins(settings, admin, rows[0]?.is === true);
    const keepsItself: Login = { name: logins.owner.name, password: null };
    const isOwner = logins.owner.name === loginIn(admin).name;
    const statements = makeRoles({ ...logins, owner: isOwner ? keepsItself : logins.owner });
    if (args.includes('--print')) process.stdout.write(statements.map((one) => `${one};\n`).join(''));
    else for (const statement of statements) await client.query(statement);
    tellSettings(settings, connectionsOf(admin, logins));
  } finally {
    await client.end();
  }
}

/** On stderr: what `--print` writes to stdout goes to somebody else. */
function tellSettings(settings: Settings, connections: Record<string, string>): void {
  const changed = Object.entries(connections).filter(
    ([name, url]) => settings[name as keyof Settings] !== url,
  );
  if (settings.DATABASE_ADMIN_URL || changed.length === 0) return;
  const lines = changed.map(([name, url]) => `${name}=${url}\n`).join('');
  process.stderr.write(`Set these in .env, and start the site again:\n${lines}`);
}

const reasonOf = (error: unknown) => {
  const { code, message } = error as { code?: string; message: string };
  const [line = ''] = message.split('\n');
  return code === DENIED
    ? `${line}: let an administrator run what \`npm run db:roles -- --print\` writes.`
    : line;
};

run(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => process.stderr.write(`${reasonOf(error)}\n`, () => process.exit(1)),
);
