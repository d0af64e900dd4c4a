import type { ReactNode } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { EntryWords } from '../../contract.entry-texts';
import { inFigures } from '../words';
import styles from './ticket-answer.module.css';

type Props = {
  title: string;
  count: number;
  of: number;
  words: EntryWords['yes'];
  children: ReactNode;
};

/** 'Yes', as a raffle ticket: the answer on its face, the number of tickets on its stub. */
export const TicketAnswer = ({ title, count, of, words, children }: Props) => (
  <div className={styles.ticket}>
    <div className={styles.face}>
      <h3>{title}</h3>
      {children}
    </div>
    <p className={styles.stub}>
      <b>{inFigures(count)}</b>{' '}
      <span>{fillPlaceholders(count === 1 ? words.stubOne : words.stub, { all: inFigures(of) })}</span>
    </p>
  </div>
);
