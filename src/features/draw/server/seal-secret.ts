import type { Pool } from 'pg';
import { isSealedByNewest, seal, unseal } from '@/kit/db/sealed';

const PURPOSE = 'list secret of a draw';

/** Bytes of an unencrypted secret: rounds were stored this way before secrets were sealed. */
const CLEAR = 32;

/** The secrets were changed since this was sealed. */
export class UnreadableSecret extends Error {}

const place = (round: number) => `round ${round}`;

/** For the database and its backups, bound to this round. */
export const sealSecret = (round: number, secret: Uint8Array): Buffer => seal(PURPOSE, place(round), secret);

const open = (round: number, stored: Buffer) =>
  stored.length === CLEAR ? stored : unseal(PURPOSE, place(round), stored);

/** @throws UnreadableSecret */
export function openSecret(round: number, stored: Buffer): Buffer {
  const opened = open(round, stored);
  if (!opened) throw new UnreadableSecret(`The list secret of round ${round} was sealed with another secret`);
  return opened;
}

/** Seals again what an earlier secret sealed, or what an earlier version of the site stored unencrypted. */
export async function sealStoredSecrets(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ round: number; stored: Buffer }>(
    'select round_id as round, list_secret as stored from site.draw_secrets where list_secret is not null',
  );
  for (const { round, stored } of rows) {
    const secret = isSealedByNewest(PURPOSE, place(round), stored) ? null : open(round, stored);
    if (!secret) continue;
    await pool.query(
      'update site.draw_secrets set list_secret = $3 where round_id = $1 and list_secret = $2',
      [round, stored, sealSecret(round, secret)],
    );
  }
}
