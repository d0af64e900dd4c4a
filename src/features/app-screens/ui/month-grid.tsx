import s from './month-grid.module.css';
import { monthWeeks } from './month-weeks';
import { calendarSample as sample } from './sample-calendar';

const entries = new Map([...sample.upcoming, ...sample.others].map(({ day, title }) => [day, title]));

/** The month as six rows of seven days of 104 by 112 px, with their entries. */
export function MonthGrid() {
  return (
    <>
      {monthWeeks(sample.days, sample.startsOn).map((week, row) => (
        <div key={row} className={s.week}>
          {week.map((day, column) => (
            <Day key={column} day={day} />
          ))}
        </div>
      ))}
    </>
  );
}

function Day({ day }: { day: number | null }) {
  if (day === null) return <div className={s.none} />;
  const past = day < sample.today;
  const entry = entries.get(day);
  return (
    <div className={past ? s.past : s.day}>
      <div className={day === sample.today ? s.today : s.number}>{day}</div>
      {entry && <div className={past ? s.gone : s.entry}>{entry}</div>}
    </div>
  );
}
