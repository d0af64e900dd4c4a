import type { ReactNode } from 'react';
import type { HomeWords } from '../contract.texts';
import s from './features.module.css';
import { FloorPlan } from './floor-plan';

/** The section at '/#features': the floor plan, then the app (children). */
export function Features({ words, children }: { words: HomeWords['features']; children: ReactNode }) {
  return (
    <section id="features" className={`on-ink ${s.section}`} aria-labelledby="features-title">
      <div className="container-page">
        <div className={s.head}>
          <h2 id="features-title" className={s.title}>
            {words.heading}
          </h2>
          <p className={s.lead}>{words.lead}</p>
        </div>
        <FloorPlan rooms={words.rooms} />
        {children}
      </div>
    </section>
  );
}
