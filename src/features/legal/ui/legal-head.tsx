import type { ReactNode } from 'react';
import type { Day } from '../contract';
import { dayInWords } from './day';
import styles from './legal-head.module.css';

/** A policy's title, its facts on the right, and the rule below both. */
export function LegalHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {children && <dl className={styles.facts}>{children}</dl>}
    </header>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export const DayFact = ({ label, day }: { label: string; day: Day }) => (
  <Fact label={label}>
    <time dateTime={day}>{dayInWords(day)}</time>
  </Fact>
);
