import { toHex } from './bytes';
import { type Commitment, fingerprintOf, isUnambiguous } from './commitment';
import { PROTOCOL } from './entry';
import type { DrawFacts } from './facts';
import { leafReader } from './leaves-file';
import { dueOf, LEAST_AHEAD_MS, QUICKNET } from './quicknet';
import { type DrawPlace, rankPeople, ticketNumber } from './ranking';
import { isSignatureOf } from './signature';
import { sourcesHash } from './sources';
import { drawnTickets, seedOf } from './stream';
import { type CommittedTicketList, followList } from './ticket-list';

const CHECKS = ['protocol', 'list', 'root', 'fingerprint', 'sources', 'time', 'signature', 'places'] as const;
export type CheckName = (typeof CHECKS)[number];
export type CheckResult = {
  name: CheckName;
  isRight: boolean;
  /** The stated and the computed value, where they differ. */
  stated?: string;
  found?: string;
};

const compared = (name: CheckName, stated: string, found: string): CheckResult =>
  stated === found ? { name, isRight: true } : { name, isRight: false, stated, found };

const sizes = (tickets: number, people: number) => `${tickets} tickets, ${people} people`;
const spelled = (places: readonly DrawPlace[]) =>
  places
    .map(({ place, ticket, person }) => `${place}: ticket ${ticketNumber(ticket)}, person ${person}`)
    .join('; ');

function places(commitment: Commitment, signature: string, list: CommittedTicketList): DrawPlace[] {
  if (list.people() === 0) return [];
  try {
    const seed = seedOf(fingerprintOf(commitment), signature);
    const most = Math.min(commitment.places, list.people());
    return rankPeople(drawnTickets(seed, list.tickets()), list.personOf, most);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** The round decides when it comes out, and that is some minutes after the commitment. */
function dateTime({ commitment: { drand, committedAt } }: DrawFacts): CheckResult {
  const found = Number.isSafeInteger(drand.round) && drand.round > 0 ? dueOf(drand.round) : 'no such round';
  if (found !== drand.due) return { name: 'time', isRight: false, stated: drand.due, found };
  const isBefore = Date.parse(committedAt) + LEAST_AHEAD_MS <= Date.parse(drand.due);
  if (isBefore) return { name: 'time', isRight: true };
  return { name: 'time', isRight: false, stated: drand.due, found: `committed to at ${committedAt}` };
}

function signature({ commitment: { drand }, draw }: DrawFacts): CheckResult {
  const stated = `round ${drand.round} of ${drand.chain}`;
  if (drand.chain !== QUICKNET.chain)
    return { name: 'signature', isRight: false, stated, found: 'another chain' };
  if (draw === null || isSignatureOf(drand.round, draw.signature))
    return { name: 'signature', isRight: true };
  return { name: 'signature', isRight: false, stated, found: 'a signature that is not of this round' };
}

/** A round of another protocol has another commitment, and is not read any further. */
const protocolFound = ({ protocol, commitment }: DrawFacts): string =>
  protocol !== PROTOCOL || isUnambiguous(commitment) ? PROTOCOL : 'a value of more than one line';

/** Everything about a round that can be recomputed; before the draw, the commitment. */
function checkFacts(facts: DrawFacts, list: CommittedTicketList): CheckResult[] {
  const { commitment, draw } = facts;
  const order = list.isCanonical() ? '' : ', not in canonical order';
  const found = sizes(list.tickets(), list.people()) + order;
  const protocol = compared('protocol', facts.protocol, protocolFound(facts));
  if (!protocol.isRight) return [protocol];
  return [
    protocol,
    compared('list', sizes(commitment.tickets, commitment.people), found),
    compared('root', commitment.root, toHex(list.root())),
    compared('fingerprint', facts.fingerprint, fingerprintOf(commitment)),
    compared('sources', commitment.sources, sourcesHash(facts.sources)),
    dateTime(facts),
    signature(facts),
    ...(draw
      ? [compared('places', spelled(draw.places), spelled(places(commitment, draw.signature, list)))]
      : []),
  ];
}

/**
 * Checks a published round from its two files.
 *
 * @param texts `leaves.txt`, in pieces as they arrive
 * @param onTickets called with the number of tickets read so far
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
