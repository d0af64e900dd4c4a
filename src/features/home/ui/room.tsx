import type { ReactNode } from 'react';
import s from './room.module.css';

type RoomProps = {
  place: 'members' | 'events' | 'money' | 'recruitment' | 'communication' | 'documents';
  title: string;
  text: string;
  /** A piece of the real user interface. */
  children: ReactNode;
};

/** One room. The style sheet decides which walls have doors, because that depends on the plan's width. */
export function Room({ place, title, text, children }: RoomProps) {
  return (
    <article className={`${s.room} ${s[place]}`}>
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
        stroke="#b79be0"
        strokeWidth={1.5}
      >
        <path d="M0 .75h28A28 28 0 0 1 0 28.5" />
      </svg>
    </span>
  );
}
