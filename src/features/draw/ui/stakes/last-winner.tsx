import { type PublicRound, roundPath } from '../../contract';
import { winnerOf } from '../winner';
import { counted } from '../words';
import { SmallWheel } from './small-wheel';
import styles from './stakes.module.css';

/** The last winner, by the name that may be shown, and where anybody can check it. */
export function LastWinner({ round }: { round: PublicRound }) {
  const winner = winnerOf(round);
  if (!winner) return null;
  const { title, commitment } = round.facts;
  return (
    <section aria-labelledby="last-draw" className={styles.last}>
      <SmallWheel />
      <div>
        <h2 id="last-draw" className={styles.won}>
          <bdi>{winner.name}</bdi> won the last <bdi>{commitment.prize}</bdi>
        </h2>
        <p>
          <a href={roundPath(round.id)}>
            <bdi>{title}</bdi>
          </a>
          , one of {counted(commitment.tickets, 'ticket', 'tickets')} held by{' '}
          {counted(commitment.people, 'person', 'people')}.
        </p>
      </div>
    </section>
  );
}
