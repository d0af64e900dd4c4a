import { type EmbeddedDatabase, openEmbeddedDatabase } from '../embedded-postgres/launcher';
import { checkExternalDatabase } from './external-database';
import type { Lifecycle } from './lifecycle';
import { secretFor } from './secret';
import type { Settings } from './settings';

export type Database = { databaseUrl: string; secret: string; embedded: EmbeddedDatabase | undefined };

/** Only what a script needs that works with the site's secrets. */
export const withoutDatabase = ({ DATABASE_URL = '', DATA_DIR, PAYLOAD_SECRET }: Settings) => ({
  databaseUrl: DATABASE_URL,
  secret: secretFor(PAYLOAD_SECRET, DATA_DIR, DATABASE_URL || undefined),
});

/** The configured database, or the embedded one, which is then stopped last. */
export async function openDatabase(
  lifecycle: Lifecycle,
  settings: Settings,
  report: (line: string) => void,
): Promise<Database> {
  const { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET } = settings;
  if (DATABASE_URL) {
    const secret = secretFor(PAYLOAD_SECRET, DATA_DIR, DATABASE_URL);
    await checkExternalDatabase(DATABASE_URL, report);
    return { databaseUrl: DATABASE_URL, secret, embedded: undefined };
  }
  report('Starting the database');
  const opening = openEmbeddedDatabase({ dataDir: DATA_DIR, report });
  // Registered before it is open: a signal in between must not leave a server behind.
  lifecycle.onStop(async () => (await opening.catch(() => undefined))?.close());
  const embedded = await opening;
  return { databaseUrl: embedded.url, secret: secretFor(PAYLOAD_SECRET, DATA_DIR, undefined), embedded };
}
