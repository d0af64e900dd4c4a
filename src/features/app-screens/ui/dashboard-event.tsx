import { Glyph } from '@/kit/ui/glyph';
import { OvalPortrait } from '@/kit/ui/oval-portrait';
import type { DashboardSample } from '../contract';
import s from './dashboard-event.module.css';
import { DisplayWords } from './display-words';
import { Either } from './either';

type DashboardEventProps = { event: DashboardSample['event']; markPath: string; works: boolean };

const answer = <span className={s.answer}>I’m in</span>;
const answered = (
  <span className={s.answered}>
    <Glyph name="check" size={15} strokeWidth={2.4} color="#ffffff" />
    You’re in
  </span>
);

export function DashboardEvent({ event, markPath, works }: DashboardEventProps) {
  return (
    <div className={s.card}>
      <svg className={s.mark} width={150} height={150} viewBox="0 0 32 32" aria-hidden="true">
        <path d={markPath} fill="var(--color-crowd)" />
      </svg>
      <div className={s.front}>
        <div className={s.when}>{event.when}</div>
        <DisplayWords text={event.title} className={s.title} />
        <div className={s.where}>{event.where}</div>
        <div className={s.foot}>
          <span className={s.faces}>
            {event.faces.map(({ initials, tint }) => (
              <span key={initials} className={s.face}>
                <OvalPortrait initials={initials} tint={tint} />
              </span>
            ))}
          </span>
          <span className={s.going}>
            {works ? (
              <Either touch="answer" before={<>{event.going} going</>} after={<>{event.going + 1} going</>} />
            ) : (
              <>{event.going} going</>
            )}
          </span>
          {works ? <Either touch="answer" before={answer} after={answered} /> : answer}
        </div>
      </div>
    </div>
  );
}
