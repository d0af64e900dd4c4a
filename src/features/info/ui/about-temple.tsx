import type { AboutView } from '../contract';
import s from './about-temple.module.css';

type AboutTempleProps = Pick<AboutView, 'mission' | 'values'>;

/** Pediment, architrave, four columns, two steps. On phones the columns become the drums of a single one. */
export function AboutTemple({ mission, values }: AboutTempleProps) {
  const { heading, first, second, third, fourth } = values;
  return (
    <section className={s.temple}>
      <div className={s.pediment}>
        <p className={s.label}>{mission.label}</p>
        <p className={`display ${s.mission}`}>{mission.text}</p>
      </div>
      <h2 className={s.architrave}>{heading}</h2>
      <div className={s.columns}>
        {[first, second, third, fourth].map(({ name, text }, place) => (
          <article key={place} className={s.column}>
            <div className={s.shaft}>
              <h3>{name}</h3>
              <p>{text}</p>
              <span className={s.flutes} aria-hidden="true" />
            </div>
          </article>
        ))}
      </div>
      <div className={s.step} />
      <div className={s.base} />
    </section>
  );
}
