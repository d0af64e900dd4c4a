import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { PublicRound } from '../contract';
import type { RoundWords } from '../contract.round-texts';
import { ticketNumber } from '../protocol/ranking';
import styles from './alternates.module.css';
import { winnerOf } from './winner';
import { utcDateTimeText } from './words';

type Props = {
  round: PublicRound;
  draw: NonNullable<PublicRound['facts']['draw']>;
  words: RoundWords['places'];
};

/** Every drawn place in order: who won the prize, who was passed over and why, who would be next. */
export function Alternates({ round, draw, words }: Props) {
  const winner = winnerOf(round);
  const statusOf = (place: number) => {
    const passed = draw.passedOver.find((one) => one.place === place);
    if (passed)
      return fillPlaceholders(words.passed, { date: utcDateTimeText(passed.at), reason: passed.reason });
    if (!winner) return words.drawn;
    return place === winner.place ? words.winner : words.next;
  };
  return (
    <details className={styles.places} open={draw.passedOver.length > 0}>
      <summary>{fillPlaceholders(words.all, { count: String(draw.places.length) })}</summary>
      <div className={styles.scroll}>
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
