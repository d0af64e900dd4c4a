import type { ReactNode } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { FilledText } from '@/kit/ui/filled-text';
import type { CheckWords } from '../../contract.check-texts';
import type { DrawWords } from '../../contract.texts';
import { UtcTime } from '../utc-time';
import { peopleIn, ticketsIn } from '../words';
import styles from './six-lines.module.css';

export type Told = {
  tickets: number;
  people: number;
  committedAt: string;
  /** When the public value comes out. */
  due: string;
  isDrawn: boolean;
};

type SixLinesProps = {
  told: Told;
  words: CheckWords['lines'];
  counting: DrawWords['counting'];
  last: ReactNode;
};

/** What happened, in chronological order; the visitor's browser computes the last line. */
export function SixLines({ told, words, counting, last }: SixLinesProps) {
  const { tickets, people, committedAt, due, isDrawn } = told;
  const size = { tickets: ticketsIn(counting, tickets), people: peopleIn(counting, people) };
  return (
    <ol className={styles.lines}>
      <li>
        <span>{fillPlaceholders(words.closed, size)}</span>
      </li>
      <li>
        <span>
          <FilledText text={words.committed} parts={{ date: <UtcTime at={committedAt} /> }} />
        </span>
      </li>
      <li>
        <span>{words.change}</span>
      </li>
      <li>
        <span>
          <FilledText text={isDrawn ? words.came : words.due} parts={{ date: <UtcTime at={due} /> }} />
        </span>
      </li>
      <li>
        <span>{words.winner}</span>
      </li>
      <li>{last}</li>
    </ol>
  );
}
