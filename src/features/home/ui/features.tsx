import type { ReactNode } from 'react';
import s from './features.module.css';
import { FloorPlan } from './floor-plan';

/** The section at '/#features': the floor plan, then the app (children). */
export function Features({ children }: { children: ReactNode }) {
  return (
    <section id="features" className={`on-ink ${s.section}`} aria-labelledby="features-title">
      <div className="container-page">
        <div className={s.head}>
          <h2 id="features-title" className={s.title}>
            Six rooms. <br />
            One house.
          </h2>
          <p className={s.lead}>
            Everything your officers keep in six apps and a group chat gets its own room, and the doors
            between them stay open.
          </p>
        </div>
        <FloorPlan />
        {children}
      </div>
    </section>
  );
}
