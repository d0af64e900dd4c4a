import { checkDraw } from '../../protocol/check-draw';
import type { Checked } from './check-words';
import { inSlices } from './in-slices';
import { readFacts, readLeaves } from './read-bundle';

export type Run = {
  /** Addresses of the bundle's two files. */
  files: { facts: string; leaves: string };
  /** As shown on the page: a bundle of another commitment may be valid in itself. */
  fingerprint: string;
  signal: AbortSignal;
  onTickets: (tickets: number) => void;
};

/**
 * Fetches a round's two files and recomputes everything in this browser.
 * @throws BundleError, or what fetch throws when it is aborted or has no connection
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
