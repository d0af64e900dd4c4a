import type { PublicRound } from '../contract';
import type { DrawFacts } from '../protocol/facts';
import styles from './alternates.module.css';
import { winnerOf } from './winner';
import { ticketNumber, utcDateTimeText } from './words';

type Props = { round: PublicRound; draw: NonNullable<DrawFacts['draw']> };

/** Every drawn place in order: who won the prize, who was passed over and why, who would be next. */
export function Alternates({ round, draw }: Props) {
  const winner = winnerOf(round);
  const statusOf = (place: number) => {
    const passed = draw.passedOver.find((one) => one.place === place);
    if (passed) return `Passed over on ${utcDateTimeText(passed.at)}: ${passed.reason}`;
    if (!winner) return 'Was drawn';
    return place === winner.place ? 'Has the prize' : 'Would be next in turn';
  };
  return (
    <details className={styles.places} open={draw.passedOver.length > 0}>
      <summary>All {draw.places.length} places in their order</summary>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Who</th>
              <th scope="col">Ticket</th>
              <th scope="col">What became of it</th>
            </tr>
          </thead>
          <tbody>
            {draw.places.map(({ place, ticket }) => (
              <tr key={place}>
                <td>{place}</td>
                <th scope="row">
                  <bdi>{round.names.find((name) => name.place === place)?.name ?? 'Erased'}</bdi>
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
