import { dayWords } from '@/shared/day-words';
import type { DayClicks } from '../../contract';

export function ClicksNumbers({ days }: { days: DayClicks[] }) {
  return (
    <details className="board__numbers">
      <summary>The numbers</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            <th scope="col">Clicks</th>
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ day, clicks }) => (
            <tr key={day}>
              <th scope="row">{dayWords(day)}</th>
              <td>{clicks}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
