import type { CalendarSample } from '../contract';
import s from './event-card.module.css';
import { EventTag } from './event-tag';

type EventCardProps = CalendarSample['upcoming'][number];

export function EventCard({ day, weekday, title, at, where, going, tag }: EventCardProps) {
  return (
    <div className={s.card}>
      <div className={s.date}>
        <div className={s.weekday}>{weekday}</div>
        <div className={s.number}>{day}</div>
      </div>
      <div className={s.facts}>
        <div className={s.title}>{title}</div>
        <div className={s.where}>
          {at} · {where}
        </div>
        <div className={s.foot}>
          <EventTag tag={tag} />
          <span>{going} going</span>
        </div>
      </div>
    </div>
  );
}
