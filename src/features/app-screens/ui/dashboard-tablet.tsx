import type { AppScreenProps } from '../contract';
import { ActionButton } from './action-button';
import { AnnouncementList } from './announcement-list';
import { AttendanceChart } from './attendance-chart';
import s from './dashboard-tablet.module.css';
import { DuesCard } from './dues-card';
import { FeaturedEvent } from './featured-event';
import { NextEvents } from './next-events';
import { dashboardSample as sample } from './sample-dashboard';
import { dashboardMore as more } from './sample-dashboard-more';
import { ListHeading, PersonRow } from './screen-list';
import { StatStrip } from './stat-strip';
import { TabletHead } from './tablet-head';
import { TabletScreen } from './tablet-screen';

const stats = [
  [String(sample.members), 'members'],
  [`${sample.attendance}%`, 'attendance'],
  [`${sample.duesIn}%`, 'dues in'],
  [String(more.events), 'events in March'],
] as const;

/** Artboard "Dashboard" on a tablet: the chapter's overview. */
export function DashboardTablet({ brand }: Pick<AppScreenProps, 'brand'>) {
  return (
    <TabletScreen brand={brand} place="Home">
      <div className={s.page}>
        <TabletHead title={sample.greeting} detail={sample.next}>
          <ActionButton glyph="bell" tone="paper" />
          <ActionButton glyph="scan-line" words="Open check-in" />
        </TabletHead>
        <div className={s.stats}>
          <StatStrip stats={stats} />
        </div>
        <div className={s.columns}>
          <div className={s.wide}>
            <FeaturedEvent markPath={brand.markPath} />
            <div className={s.block}>
              <ListHeading title="Attendance this term" />
              <AttendanceChart />
            </div>
            <div className={s.block}>
              <AnnouncementList />
            </div>
          </div>
          <div className={s.narrow}>
            <ListHeading
              title="Happening now"
              aside={
                <span className={s.live}>
                  <span className={s.pulse} />
                  Live
                </span>
              }
            />
            {more.live.map(({ person, what, detail }) => (
              <PersonRow key={what} person={person} title={what} detail={detail} />
            ))}
            <div className={s.block}>
              <DuesCard />
            </div>
            <div className={s.block}>
              <NextEvents />
            </div>
          </div>
        </div>
      </div>
    </TabletScreen>
  );
}
