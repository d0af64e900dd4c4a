import { FilledText } from '@/kit/ui/filled-text';
import { type PublicRound, roundPath } from '../contract';
import type { DrawWords } from '../contract.texts';
import { PROTOCOL } from '../protocol/entry';
import styles from './round-row.module.css';
import { UtcTime } from './utc-time';
import { winnerOf } from './winner';
import { inFigures, peopleIn, roundStatusText } from './words';

/** One round as a raffle ticket: its subject on the left, its number of tickets on the stub. */
export function RoundRow({ round, words }: { round: PublicRound; words: DrawWords }) {
  const { commitment, fingerprint, title } = round.facts;
  const winner = winnerOf(round);
  const { first, won, time, fingerprint: label, ticket, tickets } = words.rounds;
  const prize = <bdi>{commitment.prize}</bdi>;
  return (
    <li className={styles.ticket}>
      <div className={styles.face}>
        <p className={styles.status}>
          {roundStatusText(words, round)}
          {round.facts.protocol === PROTOCOL ? null : first}
        </p>
        <h3>
          <a href={roundPath(round.id)}>
            <bdi>{title}</bdi>
          </a>
        </h3>
        <p className={styles.facts}>
          {winner ? (
            <FilledText
              text={won}
              parts={{ prize, winner: <bdi className={styles.winner}>{winner.name}</bdi> }}
            />
          ) : (
            prize
          )}
        </p>
        <p className={styles.facts}>
          <FilledText text={time} parts={{ date: <UtcTime at={commitment.committedAt} /> }} />
        </p>
        <p className={styles.print}>
          {label} <code>{fingerprint}</code>
        </p>
      </div>
      <p className={styles.stub}>
        <b>{inFigures(commitment.tickets)}</b> {commitment.tickets === 1 ? ticket : tickets}
        <span>{peopleIn(words.counting, commitment.people)}</span>
      </p>
    </li>
  );
}
