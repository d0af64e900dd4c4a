import type { ReactNode } from 'react';
import { longDate } from '@/kit/shared/dates';
import type { IsoDay } from '../contract';
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

export const DayFact = ({ label, day }: { label: string; day: IsoDay }) => (
  <Fact label={label}>
    <time dateTime={day}>{longDate(day)}</time>
  </Fact>
);
