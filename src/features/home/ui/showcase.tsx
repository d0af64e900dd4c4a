import type { ReactNode } from 'react';
import { Glyph } from '@/kit/ui/glyph';
import type { GlyphName } from '@/kit/ui/glyph-shapes';
import type { HomeWords } from '../contract.texts';
import s from './showcase.module.css';

/** The app on two phones (children), cropped by the section that follows. */
export function Showcase({ words, children }: { words: HomeWords['showcase']; children: ReactNode }) {
  return (
    <div className={s.showcase}>
      <div>
        <h2 className={s.title}>{words.heading}</h2>
        <ul className={s.points}>
          {words.points.map(({ icon, title, text }) => (
            <li key={title} className={s.point}>
              <Glyph name={icon as GlyphName} size={22} className={s.icon} />
              <div>
                <h3 className={s.name}>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className={s.soon}>{words.soon}</p>
      </div>
      <div className={`laid-out-late ${s.phones}`} data-touched="">
        {children}
      </div>
    </div>
  );
}
