import { type Actor, recordActivity } from '@/core/db/activity';
import { appendErasures, erasureKeys, erasureMark } from '@/core/db/erasure-list';
import type { PersonalData } from '@/core/db/personal-data';
import { workPool } from '@/kit/db/pool';
import { removePrivateFile } from '@/kit/db/private-files';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import type { Held } from '../contract';
import { eraseAddress } from './erase-address';
import { describeCounts, describeHeld } from './held';

/** Rows have millisecond precision; a finer timestamp would be later than a row of the same millisecond. */
const MARK = `insert into site.erasures (address, erased_at, key)
  values ($1, date_trunc('milliseconds', clock_timestamp()), $2) returning erased_at as at`;

async function mark(tx: Transaction, address: string) {
  const erasure = { address: erasureMark(address), key: erasureKeys()[0] ?? '' };
  const { rows } = await tx.query<{ at: Date }>(MARK, [erasure.address, erasure.key]);
  if (!rows[0]) throw new Error('The erasure was not recorded');
  return { ...erasure, at: rows[0].at.toISOString() };
}

/**
 * Erases an address here and in every backup that is restored from now on: the list is on disk before the database
 * commits. If only the commit fails, the next start completes the erasure.
 * @throws CommitFailedError; database errors; system errors, and nothing was erased
 */
export async function eraseForGood(
  parts: readonly PersonalData[],
  address: string,
  actor: Actor,
): Promise<Held[]> {
  const { erased, leftovers } = await withTransaction(async (tx) => {
    const outcome = await eraseAddress(tx, parts, address);
    await recordActivity(tx, {
      actor,
      action: 'erased a person',
      subject: 'privacy',
      subjectId: null,
      details: describeCounts(outcome.erased),
    });
    await appendErasures([await mark(tx, address)]);
    return outcome;
  }, workPool());
  for (const { kind, id } of leftovers) await removePrivateFile(kind, id);
  return describeHeld(erased);
}
