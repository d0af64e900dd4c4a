import type { PageFacts } from '@/core/server/page-metadata';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { PublicRound } from '../contract';
import type { DrawWords } from '../contract.texts';
import { PROTOCOL } from '../protocol/entry';
import type { ClosedList } from '../rules/round-states';
import { peopleIn, ticketsIn } from '../ui/words';
import { readRound } from './read-round';

export const drawFacts = ({ search }: DrawWords): PageFacts => ({
  title: search.title,
  description: search.description,
  card: {
    headline: search.headline,
    motif: { kind: 'ticket', call: search.call, stub: search.stub },
  },
});

/** What /links tells search engines and link previews once its entries are closed. */
export const closedListFacts = (
  { opening, search, stakes }: DrawWords,
  list: ClosedList,
): Pick<PageFacts, 'description' | 'card'> => ({
  description: list === 'drawn' ? opening.lead : `${stakes.closed} ${stakes.promise}`,
  card: { motif: { kind: 'ticket', call: search.call, stub: search.stub } },
});

function description({ search, counting, rounds }: DrawWords, { state, facts }: PublicRound) {
  const { tickets, people, prize } = facts.commitment;
  // The other texts invite visitors to check the round.
  if (facts.protocol !== PROTOCOL) return `${facts.title}: ${prize}. ${rounds[state]}${rounds.first}.`;
  return fillPlaceholders(state === 'published' ? search.published : search.sealed, {
    prize,
    tickets: ticketsIn(counting, tickets),
    people: peopleIn(counting, people),
  });
}

const cardOf = (
  { counting, rounds }: DrawWords,
  { facts: { title, commitment, fingerprint } }: PublicRound,
): PageFacts['card'] => ({
  headline: title,
  motif: { kind: 'ticket', call: commitment.prize, stub: ticketsIn(counting, commitment.tickets) },
  line: `${rounds.fingerprint} ${fingerprint}`,
});

export const factsOfRound = (words: DrawWords, round: PublicRound): PageFacts => ({
  title: fillPlaceholders(words.search.round, { title: round.facts.title }),
  description: description(words, round),
  isFindable: true,
  changedAt: round.cancelled?.at ?? round.publishedAt ?? round.facts.commitment.committedAt,
  card: cardOf(words, round),
});

/** @returns null if the round is not public or does not exist */
export async function roundFacts(words: DrawWords, id: number): Promise<PageFacts | null> {
  const round = await readRound(id);
  return round && factsOfRound(words, round);
}

/** Search engines are sent from the wheel to the round. @returns null when there is nothing to spin */
export async function wheelFacts(words: DrawWords, id: number): Promise<PageFacts | null> {
  const round = await readRound(id);
  if (round?.state !== 'published') return null;
  return {
    title: fillPlaceholders(words.search.wheel, { title: round.facts.title }),
    description: words.search.wheelDescription,
    card: cardOf(words, round),
  };
}
