import type { ReactNode } from 'react';
import type { HomeWords } from '../contract.texts';
import s from './features.module.css';
import { FloorPlan } from './floor-plan';

type FeaturesProps = {
  words: HomeWords['features'];
  thursday: HomeWords['thursday'];
  children: ReactNode;
};

/** The section at '/#features': the floor plan, then the app (children). */
export function Features({ words, thursday, children }: FeaturesProps) {
  return (
    <section id="features" className={`on-ink ${s.section}`} aria-labelledby="features-title">
      <div className="container-page">
        <div className={s.head}>
          <h2 id="features-title" className={s.title}>
            {words.heading}
          </h2>
          <p className={s.lead}>{words.lead}</p>
        </div>
        <FloorPlan rooms={words.rooms} thursday={thursday} />
        {children}
      </div>
    </section>
  );
}
