import type { ReactNode } from 'react';
import { inFigures } from '../words';
import styles from './ticket-answer.module.css';

type Props = { title: string; count: number; of: number; children: ReactNode };

/** 'Yes', as a raffle ticket: the answer on its face, the number of tickets on its stub. */
export const TicketAnswer = ({ title, count, of, children }: Props) => (
  <div className={styles.ticket}>
    <div className={styles.face}>
      <h3>{title}</h3>
      {children}
    </div>
    <p className={styles.stub}>
      <b>{inFigures(count)}</b>{' '}
      <span>
        {count === 1 ? 'ticket' : 'tickets'} of {inFigures(of)}
      </span>
    </p>
  </div>
);
