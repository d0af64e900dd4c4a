import type { ReactNode } from 'react';
import { Glyph } from '@/ui/glyph';
import type { GlyphName } from '@/ui/glyph-shapes';
import s from './showcase.module.css';

const points: { glyph: GlyphName; title: string; text: string }[] = [
  {
    glyph: 'scan-line',
    title: 'Scan in at the door',
    text: 'Members scan a code on the way in; guests and alumni count separately.',
  },
  {
    glyph: 'bell-ring',
    title: 'Reminders go out on their own',
    text: 'Anyone who still owes dues hears it from the app, not the treasurer.',
  },
  {
    glyph: 'megaphone',
    title: 'One place for the news',
    text: 'Messages, announcements and emergency alerts, next to the roster.',
  },
];

/** The app on two phones (children), cropped by the section that follows. */
export function Showcase({ children }: { children: ReactNode }) {
  return (
    <div className={s.showcase}>
      <div>
        <h2 className={s.title}>The whole house, in one pocket.</h2>
        <ul className={s.points}>
          {points.map(({ glyph, title, text }) => (
            <li key={title} className={s.point}>
              <Glyph name={glyph} size={22} className={s.icon} />
              <div>
                <h3 className={s.name}>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className={s.soon}>The mobile app is launching soon.</p>
      </div>
      <div className={`laid-out-late ${s.phones}`}>{children}</div>
    </div>
  );
}
