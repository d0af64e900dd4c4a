import type { ReactNode } from 'react';
import styles from './answer-box.module.css';

type Props = { tone: 'right' | 'wrong' | 'none'; title: string; children: ReactNode };

/** The result of a check, below its verdict. */
export const AnswerBox = ({ tone, title, children }: Props) => (
  <div className={styles.box} data-tone={tone}>
    <h3>{title}</h3>
    {children}
  </div>
);
