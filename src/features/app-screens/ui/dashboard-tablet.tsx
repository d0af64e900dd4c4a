import { OvalPortrait } from '@/kit/ui/oval-portrait';
import type { AppScreenProps } from '../contract';
import { ActionButton } from './action-button';
import s from './dashboard-tablet.module.css';
import { DisplayWords } from './display-words';
import duesCardStyles from './dues-card.module.css';
import { duesSample, duesShares, money } from './dues-shares';
import featuredEventStyles from './featured-event.module.css';
import nextEventsStyles from './next-events.module.css';
import { calendarSample } from './sample-calendar';
import { dashboardSample, dashboardSample as sample } from './sample-dashboard';
import { dashboardMore, dashboardMore as more } from './sample-dashboard-more';
import { ListHeading, PersonRow } from './screen-list';
import { StatStrip } from './stat-strip';
import { TabletHead } from './tablet-head';
import { TabletScreen } from './tablet-screen';

/** The event on the tablet's dashboard, with everything an invitation says. */
function FeaturedEvent({ markPath }: { markPath: string }) {
  const { event } = dashboardSample;
  const { invitation } = dashboardMore;
  return (
    <div className={featuredEventStyles.card}>
      <svg
        className={featuredEventStyles.mark}
        width={256}
        height={256}
        viewBox="0 0 32 32"
        aria-hidden="true"
      >
        <path d={markPath} fill="var(--color-crowd)" />
      </svg>
      <div className={featuredEventStyles.front}>
        <div className={featuredEventStyles.when}>{event.when}</div>
        <DisplayWords text={event.title} className={featuredEventStyles.title} />
        <div className={featuredEventStyles.where}>{event.where}</div>
        <div className={featuredEventStyles.tags}>
          {invitation.tags.map((tag) => (
            <span key={tag} className={featuredEventStyles.tag}>
              {tag}
            </span>
          ))}
        </div>
        <div className={featuredEventStyles.foot}>
          <span className={featuredEventStyles.faces}>
            {event.faces.map(({ initials, tint }) => (
              <span key={initials} className={featuredEventStyles.face}>
                <OvalPortrait initials={initials} tint={tint} />
              </span>
            ))}
          </span>
          <span className={featuredEventStyles.going}>
            {event.going} going, {invitation.answerBy}
          </span>
          <span className={featuredEventStyles.answer}>I’m in</span>
        </div>
      </div>
    </div>
  );
}

const tall = 180;
const head = 13;

/** One column-shaped person per meeting, as tall as the share of members who came; tonight's is still growing. */
function AttendanceChart() {
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

const widthPx = 218;

/** Summary of the term's dues. */
function DuesCard() {
  const members = duesSample.paid + duesSample.onPlan + duesSample.overdue;
  return (
    <div className={duesCardStyles.card}>
      <div className={duesCardStyles.title}>Spring dues</div>
      <DisplayWords text={money(duesSample.collected)} className={duesCardStyles.sum} />
      <div className={duesCardStyles.of}>of {money(duesSample.total)} collected</div>
      <div className={duesCardStyles.share}>
        {duesShares.map(({ count, words, fill }) => (
          <div
            key={words}
            className={duesCardStyles.part}
            style={{ width: Math.round((widthPx * count) / members), background: fill }}
          />
        ))}
      </div>
      <ActionButton glyph="bell-ring" words={`Remind ${duesSample.overdue} members`} tone="paper" />
    </div>
  );
}

const shown = 5;

/** The next entries of the calendar, in brief. */
function NextEvents() {
  return (
    <>
      <ListHeading title="Next up" />
      {calendarSample.upcoming.slice(0, shown).map(({ day, weekday, title, at, where }, i) => (
        <div
          key={day}
          className={i === 0 ? `${nextEventsStyles.event} ${nextEventsStyles.first}` : nextEventsStyles.event}
        >
          <div className={nextEventsStyles.date}>
            <div className={nextEventsStyles.name}>{weekday}</div>
            <div className={nextEventsStyles.number}>{day}</div>
          </div>
          <div>
            <div className={nextEventsStyles.title}>{title}</div>
            <div className={nextEventsStyles.where}>
              {at} · {where}
            </div>
          </div>
        </div>
      ))}
    </>
  );
}

/** Announcements with their text, author, author's office and age. */
function AnnouncementList() {
  return (
    <>
      <ListHeading title="Announcements" aside={<span className={s.all}>See all</span>} />
      {dashboardMore.announcements.map(({ by, title, body, age }, i) => (
        <div key={title} className={i === 0 ? `${s.item} ${s.first}` : s.item}>
          <OvalPortrait initials={by.initials} tint={by.tint} />
          <div className={s.words}>
            <div className={s.title}>{title}</div>
            <div className={s.by}>
              {by.name}, {by.office} · {age}
            </div>
            <div className={s.body}>{body}</div>
          </div>
        </div>
      ))}
    </>
  );
}

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
