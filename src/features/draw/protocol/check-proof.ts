import { fromHex, toHex } from './bytes';
import { type DrawEntry, entryHash } from './entry';
import { leafHash, rootFromPath } from './merkle';

/** The proof that a named entry is in the published list. Hashes are hexadecimal. */
export type EntryProof = {
  entry: DrawEntry;
  salt: string;
  /** Number of the person in the list. */
  person: number;
  /** All tickets of this person, in list order; one of them is the named entry's. */
  tickets: { ticket: number; hash: string; path: string[] }[];
};

/**
 * @param committed values of the commitment, which the reader has from a source other than the proof
 * @param asked what the person asked for, normalized: a proof of another entry proves nothing
 */
export function checkProof(
  { entry, salt, person, tickets }: EntryProof,
  committed: { root: string; tickets: number },
  asked: Pick<DrawEntry, 'account' | 'handle'>,
): boolean {
  if (entry.account !== asked.account || entry.handle !== asked.handle) return false;
  try {
    const own = toHex(entryHash(fromHex(salt), entry));
    const isNamed = tickets.some(({ hash }) => hash === own);
    const areDifferent = new Set(tickets.map(({ ticket }) => ticket)).size === tickets.length;
    const areThere = tickets.every(({ ticket, hash, path }) => {
      const leaf = leafHash({ person, hash: fromHex(hash) });
      const root = rootFromPath(leaf, { index: ticket, size: committed.tickets }, path.map(fromHex));
      return root !== null && toHex(root) === committed.root;
    });
    return isNamed && areDifferent && areThere;
  } catch {
    // Not hexadecimal: an unreadable proof is invalid.
    return false;
  }
}
