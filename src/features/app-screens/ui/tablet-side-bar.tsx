import { Glyph } from '@/kit/ui/glyph';
import { OvalPortrait } from '@/kit/ui/oval-portrait';
import type { ScreenBrand } from '../contract';
import { PosterLockup } from './poster-lockup';
import { dashboardSample } from './sample-dashboard';
import { dashboardMore } from './sample-dashboard-more';
import { sampleMembers } from './sample-members';
import { messagesSample } from './sample-messages';
import s from './tablet-side-bar.module.css';

const places = [
  { name: 'Home', glyph: 'house' },
  { name: 'Calendar', glyph: 'calendar' },
  { name: 'Check-in', glyph: 'scan-line' },
  { name: 'Roster', glyph: 'users' },
  { name: 'Dues', glyph: 'wallet' },
  { name: 'Messages', glyph: 'message-circle' },
  { name: 'Profile', glyph: 'user-round' },
] as const;

export type TabletPlace = (typeof places)[number]['name'];

const unread = [...messagesSample.groups, ...messagesSample.direct].reduce(
  (sum, chat) => sum + chat.unread,
  0,
);

export function TabletSideBar({ brand, place }: { brand: ScreenBrand; place: TabletPlace }) {
  const { chapter, time } = dashboardSample;
  const { maya } = sampleMembers;
  return (
    <div className={s.bar}>
      <div className={s.status}>
        <span>{time} PM</span>
        <span>{dashboardMore.date}</span>
      </div>
      <div className={s.brand}>
        <PosterLockup brand={brand} size={26} room={150} />
      </div>
      <div className={s.chapter}>
        <span className={s.crest}>{chapter.letters}</span>
        <div>
          <div className={s.name}>{chapter.name}</div>
          <div className={s.quiet}>{chapter.chapter}</div>
        </div>
      </div>
      <div className={s.places}>
        {places.map(({ name, glyph }) => {
          const here = name === place;
          return (
            <div key={name} className={here ? s.here : s.place}>
              <Glyph
                name={glyph}
                size={21}
                strokeWidth={here ? 2.1 : 1.75}
                color={here ? '#ffffff' : 'var(--color-on-night-2)'}
              />
              <span className={s.word}>{name}</span>
              {name === 'Messages' && <span className={s.count}>{unread}</span>}
            </div>
          );
        })}
      </div>
      <div className={s.person}>
        <span className={s.ring}>
          <OvalPortrait initials={maya.initials} tint={maya.tint} />
        </span>
        <div>
          <div className={s.name}>{maya.name}</div>
          <div className={s.quiet}>{maya.office}</div>
        </div>
      </div>
    </div>
  );
}
