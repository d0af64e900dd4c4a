import { DayColumns, type Series } from '@/kit/admin/day-columns';
import { DayNumbers } from '@/kit/admin/day-numbers';
import type { DayCounts } from '../../contract';
import { Panel } from './panel';

const sum = (values: number[]) => values.reduce((whole, value) => whole + value, 0);

/** Submissions by day: a chart, and its numbers for whoever wants or needs them. */
export function DaysPanel({ days: counts }: { days: DayCounts[] }) {
  const days = counts.map(({ day }) => day);
  const applications = counts.map((day) => day.applications);
  const tickets = counts.map((day) => day.tickets);
  const series: Series[] = [
    { label: 'Applications', color: 'var(--color-violet)', counts: applications },
    { label: 'Tickets', color: 'var(--color-brass-graph)', counts: tickets },
  ];
  return (
    <Panel
      id="days"
      title="Last 30 days"
      aside={
        <p className="board__legend">
          <span data-kind="applications">Applications, {sum(applications)}</span>
          <span data-kind="tickets">Tickets, {sum(tickets)}</span>
        </p>
      }
    >
      <DayColumns
        days={days}
        series={series}
        said={`Applications: ${sum(applications)}, tickets: ${sum(tickets)} in the last 30 days.`}
        height={130}
      />
      <DayNumbers days={days} series={series} />
    </Panel>
  );
}
