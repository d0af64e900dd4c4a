import type { PageFacts } from '@/server/page-metadata';
import type { PublicRound } from '../contract';
import { readRound } from './read-round';
import { counted } from '../ui/words';

export const drawFacts = (): PageFacts => ({
  title: 'The draw',
  description:
    'Each giveaway round is sealed before it is drawn. See the commitments and results, look yourself up, and work the draw out again.',
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
    : `${prize}, to be drawn from ${size}. The list is sealed: here is the commitment.`;
};

/** @param round as it stands in the address @returns null for an address of no round */
export async function roundFacts(round: string): Promise<PageFacts | null> {
  const found = await readRound(round);
  if (!found) return null;
  const { title, commitment } = found.facts;
  return {
    title: `${title}: the draw`,
    description: description(found),
    isFindable: true,
    changedAt: found.cancelled?.at ?? found.publishedAt ?? commitment.committedAt,
    card: {
      headline: title,
      motif: {
        kind: 'ticket',
        call: commitment.prize,
        stub: counted(commitment.tickets, 'ticket', 'tickets'),
      },
    },
  };
}

/** The stage is for watching: search engines are led to the round. @returns null where nothing can be spun */
export async function wheelFacts(round: string): Promise<PageFacts | null> {
  const found = await readRound(round);
  return found?.state === 'published'
    ? { title: `${found.facts.title}: the wheel`, description: 'Spin the wheel of this round again.' }
    : null;
}
