import { ButtonLink } from '@/ui/button-link';
import { type PublicRound, wheelPath } from '../contract';
import type { DrawFacts } from '../protocol/facts';
import { Alternates } from './alternates';
import { ResultNumbers } from './result-numbers';
import styles from './round-result.module.css';
import { UtcTime } from './utc-time';
import { wayIn, winnerOf } from './winner';
import { inFigures, ticketNumber } from './words';

type Props = { round: PublicRound; draw: NonNullable<DrawFacts['draw']> };

/** The winner on the dark ground, and beside it the inputs of the calculation. */
export function RoundResult({ round, draw }: Props) {
  const { commitment } = round.facts;
  const winner = winnerOf(round);
  return (
    <>
      <section aria-labelledby="result" className={`${styles.result} on-ink`}>
        <div>
          {winner ? (
            <>
              <h2 id="result">
                <bdi className={styles.name}>{winner.name}</bdi> wins <bdi>{commitment.prize}</bdi>
              </h2>
              <p>
                With ticket {ticketNumber(winner.ticket)} of {inFigures(commitment.tickets)},{' '}
                <bdi>{wayIn(round, winner.account)}</bdi>.
                {winner.place > 1
                  ? ` The prize went on to place ${winner.place}: the reasons are below.`
                  : ''}
              </p>
            </>
          ) : (
            <>
              <h2 id="result">Nobody has the prize</h2>
              <p>Everybody who was drawn was passed over; the reasons are below.</p>
            </>
          )}
          <p className={styles.ways}>
            <ButtonLink href={wheelPath(round.id)}>Spin the wheel</ButtonLink>
            <a href="#check" className={styles.way}>
              Check this draw
            </a>
          </p>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>Drawn</dt>
            <dd>
              <UtcTime at={draw.drawnAt} />
            </dd>
          </div>
          <ResultNumbers facts={round.facts} />
        </dl>
      </section>
      <Alternates round={round} draw={draw} />
    </>
  );
}
