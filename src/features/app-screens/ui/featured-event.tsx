import { OvalPortrait } from '@/kit/ui/oval-portrait';
import { DisplayWords } from './display-words';
import s from './featured-event.module.css';
import { dashboardSample } from './sample-dashboard';
import { dashboardMore } from './sample-dashboard-more';

/** The event on the tablet's dashboard, with everything an invitation says. */
export function FeaturedEvent({ markPath }: { markPath: string }) {
  const { event } = dashboardSample;
  const { invitation } = dashboardMore;
  return (
    <div className={s.card}>
      <svg className={s.mark} width={256} height={256} viewBox="0 0 32 32" aria-hidden="true">
        <path d={markPath} fill="var(--color-crowd)" />
      </svg>
      <div className={s.front}>
        <div className={s.when}>{event.when}</div>
        <DisplayWords text={event.title} className={s.title} />
        <div className={s.where}>{event.where}</div>
        <div className={s.tags}>
          {invitation.tags.map((tag) => (
            <span key={tag} className={s.tag}>
              {tag}
            </span>
          ))}
        </div>
        <div className={s.foot}>
          <span className={s.faces}>
            {event.faces.map(({ initials, tint }) => (
              <span key={initials} className={s.face}>
                <OvalPortrait initials={initials} tint={tint} />
              </span>
            ))}
          </span>
          <span className={s.going}>
            {event.going} going, {invitation.answerBy}
          </span>
          <span className={s.answer}>I’m in</span>
        </div>
      </div>
    </div>
  );
}
