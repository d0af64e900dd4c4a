import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../lib/refusal';

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
