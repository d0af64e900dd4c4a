import type { ReactNode } from 'react';
import { Glyph } from '@/kit/ui/glyph';
import { OvalPortrait } from '@/kit/ui/oval-portrait';
import type { DashboardSample, SamplePerson } from '../contract';
import { BeforeAfter } from './before-after';
import dashboardEventStyles from './dashboard-event.module.css';
import s from './dashboard-screen.module.css';
import { DisplayWords } from './display-words';
import { PhoneScreen } from './phone-screen';
import { dashboardSample as sample } from './sample-dashboard';
import { sampleMembers } from './sample-members';
import { ListHeading, PersonRow } from './screen-list';

type DashboardEventProps = { event: DashboardSample['event']; markPath: string; works: boolean };

const answer = <span className={dashboardEventStyles.answer}>I’m in</span>;
const answered = (
  <span className={dashboardEventStyles.answered}>
    <Glyph name="check" size={15} strokeWidth={2.4} color="#ffffff" />
    You’re in
  </span>
);

function DashboardEvent({ event, markPath, works }: DashboardEventProps) {
  return (
    <div className={dashboardEventStyles.card}>
      <svg
        className={dashboardEventStyles.mark}
        width={150}
        height={150}
        viewBox="0 0 32 32"
        aria-hidden="true"
      >
        <path d={markPath} fill="var(--color-crowd)" />
      </svg>
      <div className={dashboardEventStyles.front}>
        <div className={dashboardEventStyles.when}>{event.when}</div>
        <DisplayWords text={event.title} className={dashboardEventStyles.title} />
        <div className={dashboardEventStyles.where}>{event.where}</div>
        <div className={dashboardEventStyles.foot}>
          <span className={dashboardEventStyles.faces}>
            {event.faces.map(({ initials, tint }) => (
              <span key={initials} className={dashboardEventStyles.face}>
                <OvalPortrait initials={initials} tint={tint} />
              </span>
            ))}
          </span>
          <span className={dashboardEventStyles.going}>
            {works ? (
              <BeforeAfter
                touch="answer"
                before={<>{event.going} going</>}
                after={<>{event.going + 1} going</>}
              />
            ) : (
              <>{event.going} going</>
            )}
          </span>
          {works ? <BeforeAfter touch="answer" before={answer} after={answered} /> : answer}
        </div>
      </div>
    </div>
  );
}

type News = DashboardSample['live'][number];

const [first, ...others] = sample.live as [News, ...News[]];
/** Hers is the newest arrival until Jordan is checked in. */
const { tessa } = sampleMembers;
const portraitOf = ({ initials, tint }: SamplePerson) => <OvalPortrait initials={initials} tint={tint} />;

const stats = [
  { figure: String(sample.members), word: 'members' },
  { figure: `${sample.attendance}%`, word: 'attendance' },
  { figure: `${sample.duesIn}%`, word: 'dues in' },
];

/** What is drawn of the sample chapter, or in its place. */
export type ShownChapter = Record<'letters' | 'name', (sample: string) => ReactNode>;

/** Artboard "Dashboard". The brand's mark is the watermark of the featured event. */
type DashboardScreenProps = {
  brand: { markPath: string };
  shown?: ShownChapter;
  /** The event can be answered, and the check-in of the other phone arrives here. */
  works?: boolean;
};

export function DashboardScreen({ brand, shown, works = false }: DashboardScreenProps) {
  const { chapter, announcement } = sample;
  return (
    <PhoneScreen time={sample.time} tab="Home">
      <div className={s.body}>
        <div className={s.top}>
          <span className={s.crest}>{shown ? shown.letters(chapter.letters) : chapter.letters}</span>
          <span className={s.chapter}>
            <span className={s.name}>{shown ? shown.name(chapter.name) : chapter.name}</span>
            <span className={s.quiet}>{chapter.chapter}</span>
          </span>
          <span className={s.bell}>
            <Glyph name="bell" size={22} color="var(--color-ink)" />
            <span className={s.dot} />
          </span>
        </div>
        <DisplayWords text={sample.greeting} className={s.greeting} />
        <div className={s.next}>{sample.next}</div>
        <div className={s.stats}>
          {stats.map(({ figure, word }) => (
            <div key={word} className={s.stat}>
              <div className={s.figure}>{figure}</div>
              <div className={s.word}>{word}</div>
            </div>
          ))}
        </div>
        <DashboardEvent event={sample.event} markPath={brand.markPath} works={works} />
        <div className={s.list}>
          <ListHeading title="Announcements" aside={<span className={s.all}>See all</span>} />
          <PersonRow
            person={announcement.by}
            title={announcement.title}
            detail={announcement.detail}
            aside={<Glyph name="chevron-right" size={18} color="var(--color-line-2)" />}
          />
        </div>
        <div className={s.list}>
          <ListHeading
            title="Happening now"
            aside={
              <span className={s.live}>
                <span className={s.pulse} />
                Live
              </span>
            }
          />
          {works ? (
            <PersonRow
              person={first.member}
              portrait={
                <BeforeAfter
                  touch="check-in"
                  before={portraitOf(tessa)}
                  after={portraitOf(first.member)}
                  afterWithoutScripts
                />
              }
              title={
                <BeforeAfter
                  touch="check-in"
                  before="Tessa checked in"
                  after={first.what}
                  afterWithoutScripts
                />
              }
              detail={first.detail}
            />
          ) : (
            <PersonRow person={first.member} title={first.what} detail={first.detail} />
          )}
          {others.map(({ member, what, detail }) => (
            <PersonRow key={what} person={member} title={what} detail={detail} />
          ))}
        </div>
      </div>
    </PhoneScreen>
  );
}
