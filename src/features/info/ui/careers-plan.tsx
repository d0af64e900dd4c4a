import type { ReactNode } from 'react';
import type { CareersRoom, CareersView } from '../contract';
import { Armchairs, DraftingTable, LongTable } from './careers-furniture';
import s from './careers-plan.module.css';

type CareersPlanProps = Pick<CareersView, 'engineering' | 'design' | 'business'>;

/** Three rooms of one plan, drawn as an architect would: walls, doors, and dashed furniture. */
export function CareersPlan({ engineering, design, business }: CareersPlanProps) {
  return (
    <section className={`container-page ${s.plan}`}>
      <Room place="engineering" room={engineering}>
        <LongTable className={s.furniture} />
      </Room>
      <Room place="design" room={design}>
        <DraftingTable className={s.furniture} />
      </Room>
      <Room place="business" room={business}>
        <Armchairs className={s.furniture} />
      </Room>
    </section>
  );
}

type RoomProps = { place: 'engineering' | 'design' | 'business'; room: CareersRoom; children: ReactNode };

function Room({ place, room, children }: RoomProps) {
  return (
    <article className={`${s.room} ${s[place]}`}>
      <div>
        <h2>{room.name}</h2>
        <p>{room.text}</p>
        <ul>
          {room.interests.map(({ text }, row) => (
            <li key={row}>{text}</li>
          ))}
        </ul>
      </div>
      {children}
      <span className={s.door} aria-hidden="true">
        <svg width={41} height={41} viewBox="0 0 41 41" fill="none" stroke="currentColor" strokeWidth={1.5}>
          <path d="M.75 0v40A40 40 0 0 0 40.500.75" />
        </svg>
      </span>
    </article>
  );
}
