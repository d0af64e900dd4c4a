import { utcDateTime } from '@/kit/shared/dates';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { ButtonLink } from '@/kit/ui/button-link';
import { FilledText } from '@/kit/ui/filled-text';
import { type PublicRound, wheelPath } from '../contract';
import type { RoundWords } from '../contract.round-texts';
import { PROTOCOL } from '../protocol/entry';
import type { PublicFacts } from '../protocol/first-version';
import { ticketNumber } from '../protocol/ranking';
import alternatesStyles from './alternates.module.css';
import styles from './round-result.module.css';
import { UtcTime } from './utc-time';
import { shownWinner, wayIn } from './winner';
import { inFigures } from './words';

type AlternatesProps = {
  round: PublicRound;
  draw: NonNullable<PublicRound['facts']['draw']>;
  words: RoundWords['places'];
};

/** Every drawn place in order: who won the prize, who was passed over and why, who would be next. */
export function Alternates({ round, draw, words }: AlternatesProps) {
  const winner = shownWinner(round);
  const statusOf = (place: number) => {
    const passed = draw.passedOver.find((one) => one.place === place);
    if (passed)
      return fillPlaceholders(words.passed, { date: utcDateTime(passed.at), reason: passed.reason });
    if (!winner) return words.drawn;
    return place === winner.place ? words.winner : words.next;
  };
  return (
    <details className={alternatesStyles.places} open={draw.passedOver.length > 0}>
      <summary>{fillPlaceholders(words.all, { count: String(draw.places.length) })}</summary>
      <div className={alternatesStyles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.who}</th>
              <th scope="col">{words.ticket}</th>
              <th scope="col">{words.outcome}</th>
            </tr>
          </thead>
          <tbody>
            {draw.places.map(({ place, ticket }) => (
              <tr key={place}>
                <td>{place}</td>
                <th scope="row">
                  <bdi>{round.names.find((name) => name.place === place)?.name}</bdi>
                </th>
                <td>{ticketNumber(ticket)}</td>
                <td>
                  <bdi>{statusOf(place)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** The numbers that the result was calculated from. */
function ResultNumbers({ facts, words }: { facts: PublicFacts; words: RoundWords }) {
  const [what, value] =
    facts.protocol === PROTOCOL
      ? [
          fillPlaceholders(words.status.number, { round: String(facts.commitment.drand.round) }),
          facts.draw?.signature,
        ]
      : [facts.commitment.beacon.what, facts.draw?.beacon];
  return (
    <>
      <div>
        <dt>
          <FilledText text={words.result.value} parts={{ number: <bdi>{what}</bdi> }} />
        </dt>
        <dd>
          <code>{value}</code>
        </dd>
      </div>
      {facts.draw && 'secret' in facts.draw ? (
        <div>
          <dt>{words.result.secret}</dt>
          <dd>
            <code>{facts.draw.secret}</code>
          </dd>
        </div>
      ) : null}
    </>
  );
}

type Props = { round: PublicRound; draw: NonNullable<PublicRound['facts']['draw']>; words: RoundWords };

/** The winner on the dark ground, and beside it the inputs of the calculation. */
export function RoundResult({ round, draw, words }: Props) {
  const { commitment } = round.facts;
  const winner = shownWinner(round);
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
