import { type PublicRound, roundPath } from '../contract';
import { PROTOCOL } from '../protocol/entry';
import styles from './round-row.module.css';
import { UtcTime } from './utc-time';
import { winnerOf } from './winner';
import { counted, inFigures, roundStatusText } from './words';

/** One round as a raffle ticket: its subject on the left, its number of tickets on the stub. */
export function RoundRow({ round }: { round: PublicRound }) {
  const { commitment, fingerprint, title } = round.facts;
  const winner = winnerOf(round);
  return (
    <li className={styles.ticket}>
      <div className={styles.face}>
        <p className={styles.status}>
          {roundStatusText(round)}
          {round.facts.protocol === PROTOCOL ? null : ', by our first protocol'}
        </p>
        <h3>
          <a href={roundPath(round.id)}>
            <bdi>{title}</bdi>
          </a>
        </h3>
        <p className={styles.facts}>
          <bdi>{commitment.prize}</bdi>
          {winner ? (
            <>
              {' went to '}
              <bdi className={styles.winner}>{winner.name}</bdi>
            </>
          ) : null}
        </p>
        <p className={styles.facts}>
          Committed <UtcTime at={commitment.committedAt} />
        </p>
        <p className={styles.print}>
          Fingerprint <code>{fingerprint}</code>
        </p>
      </div>
      <p className={styles.stub}>
        <b>{inFigures(commitment.tickets)}</b> {commitment.tickets === 1 ? 'ticket' : 'tickets'}
        <span>{counted(commitment.people, 'person', 'people')}</span>
      </p>
    </li>
  );
}
