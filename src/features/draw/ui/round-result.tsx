import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { ButtonLink } from '@/kit/ui/button-link';
import { FilledText } from '@/kit/ui/filled-text';
import { type PublicRound, wheelPath } from '../contract';
import type { RoundWords } from '../contract.round-texts';
import { PROTOCOL } from '../protocol/entry';
import { ticketNumber } from '../protocol/ranking';
import { Alternates } from './alternates';
import { ResultNumbers } from './result-numbers';
import styles from './round-result.module.css';
import { UtcTime } from './utc-time';
import { wayIn, winnerOf } from './winner';
import { inFigures } from './words';

type Props = { round: PublicRound; draw: NonNullable<PublicRound['facts']['draw']>; words: RoundWords };

/** The winner on the dark ground, and beside it the inputs of the calculation. */
export function RoundResult({ round, draw, words }: Props) {
  const { commitment } = round.facts;
  const winner = winnerOf(round);
  const { result } = words;
  return (
    <>
      <section aria-labelledby="result" className={`${styles.result} on-ink`}>
        <div>
          {winner ? (
            <>
              <h2 id="result">
                <FilledText
                  text={result.wins}
                  parts={{
                    winner: <bdi className={styles.name}>{winner.name}</bdi>,
                    prize: <bdi>{commitment.prize}</bdi>,
                  }}
                />
              </h2>
              <p>
                <FilledText
                  text={result.text}
                  parts={{
                    ticket: ticketNumber(winner.ticket),
                    all: inFigures(commitment.tickets),
                    way: <bdi>{wayIn(result, round, winner.account)}</bdi>,
                  }}
                />
                {winner.place > 1
                  ? ` ${fillPlaceholders(result.onward, { place: String(winner.place) })}`
                  : ''}
              </p>
            </>
          ) : (
            <>
              <h2 id="result">{result.nobody}</h2>
              <p>{result.nobodyText}</p>
            </>
          )}
          <p className={styles.ways}>
            <ButtonLink href={wheelPath(round.id)}>{result.wheel}</ButtonLink>
            {round.facts.protocol === PROTOCOL ? (
              <a href="#check" className={styles.way}>
                {result.check}
              </a>
            ) : null}
          </p>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{result.drawn}</dt>
            <dd>
              <UtcTime at={draw.drawnAt} />
            </dd>
          </div>
          <ResultNumbers facts={round.facts} words={words} />
        </dl>
      </section>
      <Alternates round={round} draw={draw} words={words.places} />
    </>
  );
}
