import { checkDraw } from '../../protocol/check-draw';
import type { Checked } from './check-words';
import { inSlices } from './in-slices';
import { readFacts, readLeaves } from './read-bundle';

export type Run = {
  /** Where the bundle's two files are. */
  files: { facts: string; leaves: string };
  /** As the page shows it: another bundle than this commitment's may be right in itself. */
  fingerprint: string;
  signal: AbortSignal;
  onTickets: (tickets: number) => void;
};

/**
 * Fetches a round's two files and works everything out again, in this browser.
 * @throws BundleError, or what fetch throws when it is aborted or finds no connection
 */
export async function runCheck({ files, fingerprint, signal, onTickets }: Run): Promise<Checked[]> {
  const facts = await readFacts(files.facts, signal);
  const same: Checked = {
    name: 'page',
    isRight: facts.fingerprint === fingerprint,
    stated: fingerprint,
    found: String(facts.fingerprint),
  };
  return [same, ...(await checkDraw(facts, inSlices(readLeaves(files.leaves, signal)), onTickets))];
}
