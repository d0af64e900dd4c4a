import { checkDraw } from '../../protocol/check-draw';
import type { Checked } from './check-words';
import { fetchLeaves, readFacts } from './read-bundle';

/** The longest time the page may be busy without a break: less than a frame at 60 per second. */
const SLICE_MS = 12;
/** A few hundred tickets: a few milliseconds of hashing. */
const PIECE = 16_384;

/** A message arrives sooner than a timer, and background tabs do not slow it down. */
const breathe = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Passes texts on in small pieces and lets the page react between them: however long the work takes, the page
 * responds to every key without delay.
 */
export async function* inSlices(
  texts: AsyncIterable<string>,
  { now = () => performance.now(), rest = breathe } = {},
): AsyncGenerator<string, void> {
  let began = now();
  for await (const text of texts) {
    for (let at = 0; at < text.length; at += PIECE) {
      yield text.slice(at, at + PIECE);
      if (now() - began < SLICE_MS) continue;
      await rest();
      began = now();
    }
  }
}

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
  return [same, ...(await checkDraw(facts, inSlices(fetchLeaves(files.leaves, signal)), onTickets))];
}
