import type { CSSProperties, ReactNode } from 'react';
import type { Walls } from './plan-rooms';
import s from './room.module.css';

type RoomProps = {
  walls: Walls | undefined;
  title: string;
  text: string;
  /** What happens here on a Thursday. */
  caption: string;
  /** A piece of the real user interface. */
  children: ReactNode;
};

/** One room. On a narrow plan the style sheet decides where its walls are, from its place. */
export function Room({ walls, title, text, caption, children }: RoomProps) {
  const { span = 12, hasSide = false, hasFoot = false } = walls ?? {};
  return (
    <article
      className={s.room}
      style={{ '--span': span } as CSSProperties}
      data-side={hasSide || undefined}
      data-foot={hasFoot || undefined}
      data-wide={span === 12 || undefined}
    >
      <div className={s.words}>
        <h3 className={s.title}>{title}</h3>
        <p className={s.text}>{text}</p>
        {caption && <p className={s.caption}>{caption}</p>}
      </div>
      {children && <div className={s.inside}>{children}</div>}
    </article>
  );
}
