import { shortDate } from '@/kit/shared/dates';
import type { Series } from './day-columns';

/** The data of `DayColumns` as a table, newest day first. */
export function DayNumbers({ days, series }: { days: string[]; series: Series[] }) {
  return (
    <details className="day-numbers">
      <summary>The numbers</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .map((day, i) => (
              <tr key={day}>
                <th scope="row">{shortDate(day)}</th>
                {series.map(({ label, counts }) => (
                  <td key={label}>{counts[i]}</td>
                ))}
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </details>
  );
}
