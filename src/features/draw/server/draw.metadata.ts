import type { PageFacts } from '@/server/page-metadata';
import type { PublicRound } from '../contract';
import { counted } from '../ui/words';
import { readRound } from './read-round';

export const drawFacts = (): PageFacts => ({
  title: 'The draw',
  description:
    'Nobody could know the winner in advance, not even us. See each round and its result, look yourself up, and check the draw in your browser.',
  card: {
    headline: 'A draw that anyone can check',
    motif: { kind: 'ticket', call: 'Sealed first, drawn after', stub: '1 draw each round' },
  },
});

const description = ({ state, facts }: PublicRound) => {
  const { tickets, people, prize } = facts.commitment;
  const size = `${counted(tickets, 'ticket', 'tickets')} of ${counted(people, 'person', 'people')}`;
  return state === 'published'
    ? `${prize}, drawn from ${size}. See the result, look yourself up, and check the draw in your browser.`
    : `${prize}, to be drawn from ${size}. The list is closed: here is its fingerprint.`;
};

const cardOf = ({ facts: { title, commitment, fingerprint } }: PublicRound): PageFacts['card'] => ({
  headline: title,
  motif: { kind: 'ticket', call: commitment.prize, stub: counted(commitment.tickets, 'ticket', 'tickets') },
  line: `Fingerprint ${fingerprint}`,
});

export const factsOfRound = (round: PublicRound): PageFacts => ({
  title: `${round.facts.title}: the draw`,
  description: description(round),
  isFindable: true,
  changedAt: round.cancelled?.at ?? round.publishedAt ?? round.facts.commitment.committedAt,
  card: cardOf(round),
});

/** @returns null if the round is not public or does not exist */
export async function roundFacts(id: number): Promise<PageFacts | null> {
  const round = await readRound(id);
  return round && factsOfRound(round);
}

/** Search engines are sent from the wheel to the round. @returns null when there is nothing to spin */
export async function wheelFacts(id: number): Promise<PageFacts | null> {
  const round = await readRound(id);
  if (round?.state !== 'published') return null;
  return {
    title: `${round.facts.title}: the wheel`,
    description: 'Spin the wheel of this round: it stops where the calculation says.',
    card: cardOf(round),
  };
}
