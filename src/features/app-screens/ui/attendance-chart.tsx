import s from './attendance-chart.module.css';
import { dashboardMore } from './sample-dashboard-more';

const tall = 180;
const head = 13;

/** One column-shaped person per meeting, as tall as the share of members who came; tonight's is still growing. */
export function AttendanceChart() {
  const tonight = dashboardMore.meetings.length - 1;
  return (
    <div className={s.chart}>
      {dashboardMore.meetings.map(({ day, attendance }, i) => {
        const top = Math.round((tall * (100 - attendance)) / 100);
        const body = top + 2 * head + 4;
        return (
          <div key={day} className={s.meeting}>
            <span className={s.share}>{attendance}%</span>
            <svg width={44} height={tall} viewBox={`0 0 44 ${tall}`} aria-hidden="true">
              <path
                d={`M9 ${top + head}a${head} ${head} 0 1 0 26 0 ${head} ${head} 0 1 0-26 0M10 ${body}h24V${tall}H10z`}
                fill={i === tonight ? 'var(--color-lilac)' : 'var(--color-violet)'}
              />
            </svg>
            <span className={s.day}>{day}</span>
          </div>
        );
      })}
    </div>
  );
}
