import s from './next-events.module.css';
import { calendarSample } from './sample-calendar';
import { ListHeading } from './screen-list';

const shown = 5;

/** The next entries of the calendar, in brief. */
export function NextEvents() {
  return (
    <>
      <ListHeading title="Next up" />
      {calendarSample.upcoming.slice(0, shown).map(({ day, weekday, title, at, where }, i) => (
        <div key={day} className={i === 0 ? `${s.event} ${s.first}` : s.event}>
          <div className={s.date}>
            <div className={s.name}>{weekday}</div>
            <div className={s.number}>{day}</div>
          </div>
          <div>
            <div className={s.title}>{title}</div>
            <div className={s.where}>
              {at} · {where}
            </div>
          </div>
        </div>
      ))}
    </>
  );
}
