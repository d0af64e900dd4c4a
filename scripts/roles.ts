import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { Refusal } from './lib/refusal';
import { connectionsOf, type Login, makeRoles, ROLE_NAMES, type Roles } from './roles/make-roles';
import { refuseForeign } from './roles/own-database';
import { readStartSettings, type Settings } from './start/settings';

/**
 * `npm run db:roles [-- --print]`: makes the roles of the database that DATABASE_URL names, and that database if it is
 * missing, as DATABASE_ADMIN_URL or, without it, as DATABASE_URL. `--print` changes nothing and writes the SQL, for an
 * administrator to run.
 */
const USAGE = 'Usage: npm run db:roles [-- --print]';

const DENIED = '42501';
const NO_DATABASE = '3D000';

const loginIn = (url: string): { name: string; password: string } => {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
};

const made = (name: string) => ({ name, password: randomBytes(24).toString('base64url') });

/** Without one, PostgreSQL uses the name of the role. */
const nameIn = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1)) || loginIn(url).name;

const inDatabase = (url: string, name: string): string => {
  const own = new URL(url);
  own.pathname = `/${encodeURIComponent(name)}`;
  return own.href;
};

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 20_000 });
  await client.connect();
  return client;
}

/** @param admin of any database of the server */
async function createDatabase(admin: string, name: string): Promise<void> {
  const client = await connect(nameIn(admin) === name ? inDatabase(admin, 'postgres') : admin);
  try {
    await client.query(`create database ${escapeIdentifier(name)} template template0 encoding 'UTF8'`);
    process.stderr.write(`Created the database ${name}.\n`);
  } finally {
    await client.end();
  }
}

/** @returns connected to the site's database, which is created unless `isPrinting` */
async function openDatabase(admin: string, site: string, isPrinting: boolean): Promise<Client> {
  try {
    return await connect(site);
  } catch (error) {
    if ((error as { code?: string }).code !== NO_DATABASE) throw error;
    if (isPrinting) throw new Refusal(`There is no database ${nameIn(site)}: create it first.`);
    await createDatabase(admin, nameIn(site));
    return connect(site);
  }
}

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
  const settings = readStartSettings();
  const admin = settings.DATABASE_ADMIN_URL ?? settings.DATABASE_URL;
  if (!admin) throw new Refusal('DATABASE_URL is not set: the embedded database makes its roles by itself.');
  const site = inDatabase(admin, nameIn(settings.DATABASE_URL ?? admin));
  const isPrinting = args.includes('--print');
  const client = await openDatabase(admin, site, isPrinting);
  try {
    await refuseForeign(client);
    const { rows } = await client.query<{ is: boolean }>(
      'select rolsuper as is from pg_roles where rolname = current_user',
    );
    const logins = chooseLogins(settings, admin, rows[0]?.is === true);
    const keepsItself: Login = { name: logins.owner.name, password: null };
    const isOwner = logins.owner.name === loginIn(admin).name;
    const statements = makeRoles({ ...logins, owner: isOwner ? keepsItself : logins.owner });
    if (isPrinting) process.stdout.write(statements.map((one) => `${one};\n`).join(''));
    else {
      for (const statement of statements) await client.query(statement);
      const { owner, web, worker } = logins;
      process.stderr.write(
        `The database ${nameIn(site)} belongs to ${owner.name}; ${web.name} and ${worker.name} may use it.\n`,
      );
    }
    tellSettings(settings, connectionsOf(site, logins));
  } finally {
    await client.end();
  }
}

/** On stderr: what `--print` writes to stdout goes to somebody else. */
function tellSettings(settings: Settings, connections: Record<string, string>): void {
  const changed = Object.entries(connections).filter(([name, url]) => {
    const given = settings[name as keyof Settings];
    return settings.DATABASE_ADMIN_URL ? given === undefined : given !== url;
  });
  if (changed.length === 0) return;
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
