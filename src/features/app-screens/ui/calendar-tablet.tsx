import type { AppScreenProps } from '../contract';
import { ActionButton } from './action-button';
import s from './calendar-tablet.module.css';
import { EventCard } from './event-card';
import { MonthGrid } from './month-grid';
import { weekdays } from './month-weeks';
import { calendarSample as sample } from './sample-calendar';
import { dashboardMore } from './sample-dashboard-more';
import { ListHeading } from './screen-list';
import { TabletHead } from './tablet-head';
import { TabletScreen } from './tablet-screen';

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
