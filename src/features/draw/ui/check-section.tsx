import type { ReactNode } from 'react';
import styles from './check-section.module.css';

type Props = { id: string; title: string; words: ReactNode; children: ReactNode; below: ReactNode };

/** A check that anybody can run: what it is, beside it (below on phones) what runs it, and below both its answer. */
export const CheckSection = ({ id, title, words, children, below }: Props) => (
  <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
    <div className={styles.words}>
      <h2 id={`${id}-title`}>{title}</h2>
      {words}
    </div>
    <div className={styles.card}>{children}</div>
    <div className={styles.below}>{below}</div>
  </section>
);
