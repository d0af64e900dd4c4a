import type { AppScreenProps, CalendarSample } from '../contract';
import { ActionButton } from './action-button';
import s from './calendar-tablet.module.css';
import eventCardStyles from './event-card.module.css';
import { EventTagLabel } from './event-tag';
import monthGridStyles from './month-grid.module.css';
import { monthWeeks, weekdays } from './month-weeks';
import { calendarSample as sample } from './sample-calendar';
import { dashboardMore } from './sample-dashboard-more';
import { ListHeading } from './screen-list';
import { TabletHead } from './tablet-head';
import { TabletScreen } from './tablet-screen';

const entries = new Map([...sample.upcoming, ...sample.others].map(({ day, title }) => [day, title]));

/** The month as six rows of seven days of 104 by 112 px, with their entries. */
function MonthGrid() {
  return (
    <>
      {monthWeeks(sample.days, sample.startsOn).map((week, row) => (
        <div key={row} className={monthGridStyles.week}>
          {week.map((day, column) => (
            <Day key={column} day={day} />
          ))}
        </div>
      ))}
    </>
  );
}

function Day({ day }: { day: number | null }) {
  if (day === null) return <div className={monthGridStyles.none} />;
  const past = day < sample.today;
  const entry = entries.get(day);
  return (
    <div className={past ? monthGridStyles.past : monthGridStyles.day}>
      <div className={day === sample.today ? monthGridStyles.today : monthGridStyles.number}>{day}</div>
      {entry && <div className={past ? monthGridStyles.gone : monthGridStyles.entry}>{entry}</div>}
    </div>
  );
}

type EventCardProps = CalendarSample['upcoming'][number];

function EventCard({ day, weekday, title, at, where, going, tag }: EventCardProps) {
  return (
    <div className={eventCardStyles.card}>
      <div className={eventCardStyles.date}>
        <div className={eventCardStyles.weekday}>{weekday}</div>
        <div className={eventCardStyles.number}>{day}</div>
      </div>
      <div className={eventCardStyles.facts}>
        <div className={eventCardStyles.title}>{title}</div>
        <div className={eventCardStyles.where}>
          {at} · {where}
        </div>
        <div className={eventCardStyles.foot}>
          <EventTagLabel tag={tag} />
          <span>{going} going</span>
        </div>
      </div>
    </div>
  );
}

/** Artboard "Calendar" on a tablet: the month grid with its entries, and the next events. */
export function CalendarTablet({ brand }: Pick<AppScreenProps, 'brand'>) {
  return (
    <TabletScreen brand={brand} place="Calendar">
      <div className={s.page}>
        <TabletHead title={sample.month} detail={`${dashboardMore.events} events this month`}>
          <ActionButton glyph="chevron-left" tone="paper" />
          <ActionButton glyph="chevron-right" tone="paper" />
          <ActionButton glyph="plus" words="Add Event" />
        </TabletHead>
        <div className={s.names}>
          {weekdays.map((name) => (
            <div key={name} className={s.weekday}>
              {name}
            </div>
          ))}
        </div>
        <div className={s.grid}>
          <MonthGrid />
        </div>
        <div className={s.list}>
          <ListHeading title="Upcoming events" />
          <div className={s.cards}>
            {sample.upcoming.map((event) => (
              <EventCard key={event.day} {...event} />
            ))}
          </div>
        </div>
      </div>
    </TabletScreen>
  );
}
