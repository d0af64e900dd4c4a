import type { ReactNode } from 'react';
import styles from './check-section.module.css';

type Props = { id: string; title: string; words: ReactNode; children: ReactNode };

/** A check that anybody can run: what it is, and beside it (below on phones) the form that runs it. */
export const CheckSection = ({ id, title, words, children }: Props) => (
  <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
    <div className={styles.words}>
      <h2 id={`${id}-title`}>{title}</h2>
      {words}
    </div>
    <div className={styles.card}>{children}</div>
  </section>
);
