import { Glyph } from '@/kit/ui/glyph';
import type { CalendarSample } from '../contract';
import { ActionButton } from './action-button';
import s from './calendar-screen.module.css';
import { EventTagLabel } from './event-tag';
import { monthWeeks, weekdays } from './month-weeks';
import { PhoneScreen } from './phone-screen';
import { calendarSample } from './sample-calendar';
import { ListHeading } from './screen-list';
import { TitleBar } from './title-bar';

type MonthScreenProps = {
  sample: CalendarSample;
  /** Where its months can be turned, arrows are drawn: whether no month follows in a direction. */
  ends?: Record<'back' | 'on', boolean>;
};

/** Artboard "Calendar". */
export const CalendarScreen = () => <MonthScreen sample={calendarSample} />;

export function MonthScreen({ sample, ends }: MonthScreenProps) {
  return (
    <PhoneScreen time={sample.time} tab="Events">
      <div className={s.body}>
        <TitleBar title={sample.month}>
          {ends ? (
            <span className={s.arrows}>
              <Glyph
                name="chevron-left"
                size={20}
                strokeWidth={2.2}
                className={ends.back ? s.end : undefined}
              />
              <Glyph
                name="chevron-right"
                size={20}
                strokeWidth={2.2}
                className={ends.on ? s.end : undefined}
              />
            </span>
          ) : (
            <ActionButton glyph="plus" words="Add Event" />
          )}
        </TitleBar>
        <div className={s.grid}>
          <div className={s.week}>
            {weekdays.map((name) => (
              <div key={name} className={s.weekday}>
                {name}
              </div>
            ))}
          </div>
          {monthWeeks(sample.days, sample.startsOn).map((week, row) => (
            <div key={row} className={s.week}>
              {week.map((day, column) => (
                <Day key={column} day={day} sample={sample} />
              ))}
            </div>
          ))}
        </div>
        <div className={s.list}>
          <ListHeading title={sample.today > sample.days ? 'Past events' : 'Upcoming events'} />
          {sample.upcoming.map((event, i) => (
            <div key={event.day} className={i === 0 ? `${s.event} ${s.first}` : s.event}>
              <div className={s.date}>
                <div className={s.name}>{event.weekday}</div>
                <div className={s.number}>{event.day}</div>
              </div>
              <div className={s.facts}>
                <div className={s.line}>
                  <span className={s.title}>{event.title}</span>
                  <span>{event.at}</span>
                </div>
                <div className={s.line}>
                  <span>{event.where}</span>
                  <EventTagLabel tag={event.tag} />
                </div>
              </div>
            </div>
          ))}
        </div>
      </div>
    </PhoneScreen>
  );
}

function Day({ day, sample }: { day: number | null; sample: CalendarSample }) {
  if (day === null) return <div className={s.day} />;
  if (day === sample.today) {
    return (
      <div className={s.day}>
        <div className={s.today}>{day}</div>
      </div>
    );
  }
  return (
    <div className={day < sample.today ? s.past : s.day}>
      {day}
      {[...sample.upcoming, ...sample.others].some((event) => event.day === day) && (
        <span className={s.mark} />
      )}
    </div>
  );
}
