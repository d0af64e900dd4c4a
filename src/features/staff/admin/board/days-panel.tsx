import type { DayCounts } from '../../contract';
import { dayWords } from '@/shared/day-words';
import { DaysChart } from './days-chart';
import { Panel } from './panel';

const sum = (values: number[]) => values.reduce((whole, value) => whole + value, 0);

/** What came in, day by day: a picture for the glance, and its numbers for whoever wants or needs them. */
export function DaysPanel({ days }: { days: DayCounts[] }) {
  const applications = sum(days.map((day) => day.applications));
  const tickets = sum(days.map((day) => day.tickets));
  return (
    <Panel
      id="days"
      title="Last 30 days"
      aside={
        <p className="board__legend">
          <span data-kind="applications">Applications, {applications}</span>
          <span data-kind="tickets">Tickets, {tickets}</span>
        </p>
      }
    >
      <DaysChart
        days={days}
        said={`Applications: ${applications}, tickets: ${tickets} in the last 30 days.`}
      />
      <details className="board__numbers">
        <summary>The numbers</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              <th scope="col">Applications</th>
              <th scope="col">Tickets</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map((day) => (
              <tr key={day.day}>
                <th scope="row">{dayWords(day.day)}</th>
                <td>{day.applications}</td>
                <td>{day.tickets}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}
