import type { ReactNode } from 'react';
import { Glyph } from '@/kit/ui/glyph';
import { OvalPortrait } from '@/kit/ui/oval-portrait';
import type { ScreenBrand } from '../contract';
import { PosterLockup } from './poster-lockup';
import { dashboardSample } from './sample-dashboard';
import { dashboardMore } from './sample-dashboard-more';
import { sampleMembers } from './sample-members';
import { messagesSample } from './sample-messages';
import s from './tablet-screen.module.css';
import tabletSideBarStyles from './tablet-side-bar.module.css';

const places = [
  { name: 'Home', glyph: 'house' },
  { name: 'Calendar', glyph: 'calendar' },
  { name: 'Check-in', glyph: 'scan-line' },
  { name: 'Roster', glyph: 'users' },
  { name: 'Dues', glyph: 'wallet' },
  { name: 'Messages', glyph: 'message-circle' },
  { name: 'Profile', glyph: 'user-round' },
] as const;

type TabletPlace = (typeof places)[number]['name'];

const unread = [...messagesSample.groups, ...messagesSample.direct].reduce(
  (sum, chat) => sum + chat.unread,
  0,
);

function TabletSideBar({ brand, place }: { brand: ScreenBrand; place: TabletPlace }) {
  const { chapter, time } = dashboardSample;
  const { maya } = sampleMembers;
  return (
    <div className={tabletSideBarStyles.bar}>
      <div className={tabletSideBarStyles.status}>
        <span>{time} PM</span>
        <span>{dashboardMore.date}</span>
      </div>
      <div className={tabletSideBarStyles.brand}>
        <PosterLockup brand={brand} size={26} room={150} />
      </div>
      <div className={tabletSideBarStyles.chapter}>
        <span className={tabletSideBarStyles.crest}>{chapter.letters}</span>
        <div>
          <div className={tabletSideBarStyles.name}>{chapter.name}</div>
          <div className={tabletSideBarStyles.quiet}>{chapter.chapter}</div>
        </div>
      </div>
      <div className={tabletSideBarStyles.places}>
        {places.map(({ name, glyph }) => {
          const here = name === place;
          return (
            <div key={name} className={here ? tabletSideBarStyles.here : tabletSideBarStyles.place}>
              <Glyph
                name={glyph}
                size={21}
                strokeWidth={here ? 2.1 : 1.75}
                color={here ? '#ffffff' : 'var(--color-on-night-2)'}
              />
              <span className={tabletSideBarStyles.word}>{name}</span>
              {name === 'Messages' && <span className={tabletSideBarStyles.count}>{unread}</span>}
            </div>
          );
        })}
      </div>
      <div className={tabletSideBarStyles.person}>
        <span className={tabletSideBarStyles.ring}>
          <OvalPortrait initials={maya.initials} tint={maya.tint} />
        </span>
        <div>
          <div className={tabletSideBarStyles.name}>{maya.name}</div>
          <div className={tabletSideBarStyles.quiet}>{maya.office}</div>
        </div>
      </div>
    </div>
  );
}

type TabletScreenProps = {
  brand: ScreenBrand;
  place: TabletPlace;
  /** Color of the status bar icons: white where the page starts dark. */
  signs?: 'var(--color-ink)' | '#ffffff';
  children: ReactNode;
};

/** The artboard of one tablet screen: exactly 1024 by 1366 CSS px, a sidebar of 232 px and the page beside it. */
export function TabletScreen({ brand, place, signs = 'var(--color-ink)', children }: TabletScreenProps) {
  return (
    <div className={s.screen}>
      <TabletSideBar brand={brand} place={place} />
      <div className={s.main}>
        <span className={s.signals}>
          <Glyph name="wifi" size={16} strokeWidth={2.4} color={signs} />
          <Glyph name="battery-full" size={20} strokeWidth={2} color={signs} />
        </span>
        {children}
      </div>
    </div>
  );
}
