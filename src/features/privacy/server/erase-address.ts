import type { PersonalData } from '@/core/db/personal-data';
import type { Transaction } from '@/kit/db/transaction';
import { type FoundRecords, findRecords } from './records';
import { type Leftover, removeRecords } from './remove-records';

/**
 * Removes everything stored about an address, except what is kept for a stated reason.
 * @param before spares what arrived later, a new request of the same person; null: everything
 */
export async function eraseAddress(
  tx: Transaction,
  parts: readonly PersonalData[],
  address: string,
  before: string | null = null,
): Promise<{ erased: FoundRecords[]; leftovers: Leftover[] }> {
  const erasable = parts.filter(({ kept }) => !kept);
  // Edits in progress finish first, so that an email that is sent with an edit is found too.
  for (const { part, ids } of await findRecords(tx, erasable, address, before))
    await tx.query(`select from ${part.table} where id = any($1) order by id for update`, [ids]);
  const erased = await findRecords(tx, erasable, address, before);
  const leftovers: Leftover[] = [];
  for (const found of erased) leftovers.push(...(await removeRecords(tx, found)));
  return { erased, leftovers };
}
