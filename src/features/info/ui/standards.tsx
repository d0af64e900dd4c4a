import type { AccessibilityView } from '../contract';
import s from './standards.module.css';

/** Each standard, a dotted line, and how the site meets it. */
export function Standards({ standards }: Pick<AccessibilityView, 'standards'>) {
  return (
    <section className={`on-ink ${s.standards}`}>
      <div className="container-page">
        <h2>{standards.heading}</h2>
        <dl>
          {standards.rows.map(({ name, status, text }, place) => (
            <div key={place}>
              <dt className="display">{name}</dt>
              <dd className={`display ${s.status}`}>{status}</dd>
              <dd className={s.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
