import type { AccessibilityView } from '../contract';
import s from './accessibility-limits.module.css';

/** What does not work yet, each with the way around it. */
export function AccessibilityLimits({ limits }: Pick<AccessibilityView, 'limits'>) {
  return (
    <section className={s.limits}>
      <div className="container-page">
        <h2>{limits.heading}</h2>
        <p className="text-lead">{limits.text}</p>
        <dl>
          {limits.rows.map(({ name, text, way }, place) => (
            <div key={place}>
              <dt className="display">{name}</dt>
              <dd>{text}</dd>
              <dd className={s.way}>
                <span>{limits.instead}</span> {way}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
