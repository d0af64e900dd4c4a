import type { CSSProperties, ReactNode } from 'react';
import type { Walls } from './plan-rooms';
import s from './room.module.css';

type RoomProps = {
  walls: Walls | undefined;
  title: string;
  text: string;
  /** A piece of the real user interface. */
  children: ReactNode;
};

/** One room. On a narrow plan the style sheet decides where its walls are, from its place. */
export function Room({ walls, title, text, children }: RoomProps) {
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
      </div>
      {children}
      <Door wall="side" />
      <Door wall="foot" />
    </article>
  );
}

/** A gap in the wall with the arc of its door. */
function Door({ wall }: { wall: 'side' | 'foot' }) {
  return (
    <span className={`${s.door} ${s[wall]}`} aria-hidden="true">
      <svg
        className={s.arc}
        width={29}
        height={29}
        viewBox="0 0 29 29"
        fill="none"
        stroke="var(--color-night-glow)"
        strokeWidth={1.5}
      >
        <path d="M0 .75h28A28 28 0 0 1 0 28.5" />
      </svg>
    </span>
  );
}
