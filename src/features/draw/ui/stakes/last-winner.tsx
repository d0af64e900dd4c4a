import { FilledText } from '@/kit/ui/filled-text';
import { type PublicRound, roundPath } from '../../contract';
import type { DrawWords } from '../../contract.texts';
import { winnerOf } from '../winner';
import { peopleIn, ticketsIn } from '../words';
import { SmallWheel } from './small-wheel';
import styles from './stakes.module.css';

/** The last winner, by the name that may be shown, and where anybody can check it. */
export function LastWinner({ round, words }: { round: PublicRound; words: DrawWords }) {
  const winner = winnerOf(round);
  if (!winner) return null;
  const { title, commitment } = round.facts;
  const { last, lastRound } = words.stakes;
  const facts = {
    title: (
      <a href={roundPath(round.id)}>
        <bdi>{title}</bdi>
      </a>
    ),
    tickets: ticketsIn(words.counting, commitment.tickets),
    people: peopleIn(words.counting, commitment.people),
  };
  return (
    <section aria-labelledby="last-draw" className={styles.last}>
      <SmallWheel />
      <div>
        <h2 id="last-draw" className={styles.won}>
          <FilledText
            text={last}
            parts={{ winner: <bdi>{winner.name}</bdi>, prize: <bdi>{commitment.prize}</bdi> }}
          />
        </h2>
        <p>
          <FilledText text={lastRound} parts={facts} />
        </p>
      </div>
    </section>
  );
}
