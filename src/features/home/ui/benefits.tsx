import type { ReactNode } from 'react';
import s from './benefits.module.css';

/** Heading and lead; the sample chapters and the charter follow as children. */
export function Benefits({ articles, children }: { articles: number; children: ReactNode }) {
  return (
    <section className={s.section} aria-labelledby="benefits-title">
      <div className="container-page">
        <div className={s.head}>
          <h2 id="benefits-title" className={s.title}>
            Founding Chapter Benefits
          </h2>
          <p className={`text-lead ${s.lead}`}>
            Every chapter has a charter. Here’s ours to you: {inWords(articles)}, in writing.
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}

const small = ['no promises', 'one promise', 'two promises', 'three promises', 'four promises'];
const more = ['five promises', 'six promises', 'seven promises', 'eight promises'];

function inWords(count: number): string {
  return [...small, ...more][count] ?? `${count} promises`;
}
