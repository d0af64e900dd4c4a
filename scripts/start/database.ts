import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../embedded-postgres/launcher';
import { Refusal } from '../lib/refusal';
import type { Connections } from '../roles/make-roles';
import { checkExternalDatabase, checkLogin } from './external-database';
import type { Lifecycle } from './lifecycle';
import type { Settings } from './settings';

const LOCAL = ['127.0.0.1', 'localhost', '[::1]'];

const isLocal = (databaseUrl: string): boolean => LOCAL.includes(new URL(databaseUrl).hostname);

/**
 * PAYLOAD_SECRET, or one generated once and stored in DATA_DIR. Only a database on this machine may use a stored one:
 * otherwise several machines share the database, and each would sign with its own.
 * @param databaseUrl undefined = embedded
 * @throws Refusal where it must be set
 */
export function secretFor(
  given: string | undefined,
  dataDir: string,
  databaseUrl: string | undefined,
): string {
  if (given) return given;
  if (databaseUrl && !isLocal(databaseUrl)) {
    throw new Refusal(
      'PAYLOAD_SECRET is required with a database on another machine: at least 32 random characters.',
    );
  }
  const file = path.join(dataDir, 'payload-secret');
  if (!existsSync(file)) {
    // With an external database, nothing else has created the folder yet.
    mkdirSync(dataDir, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
    try {
      // Two simultaneous starts must end up with one secret.
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < 32) throw new Refusal(`${file} is damaged: remove it (everybody must sign in again).`);
  return kept;
}

export type Database = {
  connections: Partial<Connections>;
  secret: string;
  embedded: EmbeddedDatabase | undefined;
};

/** Only what a script needs that works with the site's secrets. */
export const withoutDatabase = ({ DATABASE_URL = '', DATA_DIR, PAYLOAD_SECRET }: Settings) => ({
  connections: DATABASE_URL ? { DATABASE_URL } : {},
  secret: secretFor(PAYLOAD_SECRET, DATA_DIR, DATABASE_URL || undefined),
});

/** The configured database, or the embedded one, which is then stopped last. */
export async function openDatabase(
  lifecycle: Lifecycle,
  settings: Settings,
  report: (line: string) => void,
): Promise<Database> {
  const { DATABASE_URL, DATABASE_WEB_URL, DATABASE_WORKER_URL, DATA_DIR, PAYLOAD_SECRET } = settings;
  if (DATABASE_URL) {
    const secret = secretFor(PAYLOAD_SECRET, DATA_DIR, DATABASE_URL);
    await checkExternalDatabase(DATABASE_URL, report);
    // One line for a wrong password now, instead of a site that is always away.
    for (const url of [DATABASE_WEB_URL, DATABASE_WORKER_URL]) if (url) await checkLogin(url, report);
    const connections = { DATABASE_URL, DATABASE_WEB_URL, DATABASE_WORKER_URL };
    return { connections, secret, embedded: undefined };
  }
  report('Starting the database');
  const opening = openEmbeddedDatabase({ dataDir: DATA_DIR, report });
  // Registered before it is open: a signal in between must not leave a server behind.
  lifecycle.onStop(async () => (await opening.catch(() => undefined))?.close());
  const embedded = await opening;
  const secret = secretFor(PAYLOAD_SECRET, DATA_DIR, undefined);
  return { connections: embedded.connections, secret, embedded };
}
