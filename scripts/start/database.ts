import { type EmbeddedDatabase, openEmbeddedDatabase } from '../embedded-postgres/launcher';
import type { Connections } from '../roles/make-roles';
import { checkExternalDatabase, checkLogin } from './external-database';
import type { Lifecycle } from './lifecycle';
import { secretFor } from './secret';
import type { Settings } from './settings';

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
