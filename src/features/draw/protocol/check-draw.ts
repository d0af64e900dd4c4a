import { fromHex, toHex } from './bytes';
import { fingerprintOf } from './commitment';
import { PROTOCOL } from './entry';
import type { DrawFacts } from './facts';
import { leafReader } from './leaves-file';
import { type Place, rankPeople } from './ranking';
import { sha256 } from './sha256';
import { drawnTickets } from './stream';
import { followList, type TicketList } from './ticket-list';

const CHECKS = ['protocol', 'list', 'root', 'fingerprint', 'secret', 'places'] as const;
export type CheckName = (typeof CHECKS)[number];
export type CheckResult = {
  name: CheckName;
  isRight: boolean;
  /** What was stated and what came out, where they differ. */
  stated?: string;
  found?: string;
};

const compared = (name: CheckName, stated: string, found: string): CheckResult =>
  stated === found ? { name, isRight: true } : { name, isRight: false, stated, found };

const sizes = (tickets: number, people: number) => `${tickets} tickets, ${people} people`;
const spelled = (places: readonly Place[]) =>
  places.map(({ place, ticket, person }) => `${place}: ticket ${ticket}, person ${person}`).join('; ');

function secretHash(secret: string): string {
  try {
    const bytes = fromHex(secret);
    return bytes.length === 32 ? toHex(sha256(bytes)) : 'not 32 bytes';
  } catch {
    return 'not hexadecimal';
  }
}

function places({ commitment, draw }: DrawFacts, list: TicketList, fingerprint: string): Place[] {
  if (!draw || list.people() === 0 || !/^([0-9a-f]{2})+$/.test(draw.secret)) return [];
  const seed = { secret: fromHex(draw.secret), fingerprint, beacon: draw.beacon };
  const most = Math.min(commitment.places, list.people());
  return rankPeople(drawnTickets(seed, list.tickets()), list.personOf, most);
}

/** Everything that can be recomputed of a round, in the order of `CHECKS`; of an undrawn one, what was committed to. */
function checkFacts(facts: DrawFacts, list: TicketList): CheckResult[] {
  const { commitment, draw } = facts;
  const fingerprint = fingerprintOf(commitment);
  const order = list.isCanonical() ? '' : ', not in canonical order';
  const results = [
    compared('protocol', facts.protocol, PROTOCOL),
    compared(
      'list',
      sizes(commitment.tickets, commitment.people),
      sizes(list.tickets(), list.people()) + order,
    ),
    compared('root', commitment.root, toHex(list.root())),
    compared('fingerprint', facts.fingerprint, fingerprint),
  ];
  if (!draw) return results;
  return [
    ...results,
    compared('secret', commitment.secretHash, secretHash(draw.secret)),
    compared('places', spelled(draw.places), spelled(places(facts, list, fingerprint))),
  ];
}

/**
 * Checks a published round from its two files.
 *
 * @param texts `leaves.txt`, in pieces as they arrive
 * @param onTickets how many tickets were read so far
 */
export async function checkDraw(
  facts: DrawFacts,
  texts: AsyncIterable<string> | Iterable<string>,
  onTickets: (tickets: number) => void = () => undefined,
): Promise<CheckResult[]> {
  const list = followList();
  const reader = leafReader(list.add);
  try {
    for await (const text of texts) {
      reader.push(text);
      onTickets(list.tickets());
    }
    reader.end();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const stated = sizes(facts.commitment.tickets, facts.commitment.people);
    return [{ name: 'list', isRight: false, stated, found: error.message }];
  }
  return checkFacts(facts, list);
}
