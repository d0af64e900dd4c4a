import type { ReactNode } from 'react';
import { UtcTime } from '../utc-time';
import { counted } from '../words';
import styles from './six-lines.module.css';

export type Told = {
  tickets: number;
  people: number;
  committedAt: string;
  /** When the public value comes out. */
  due: string;
  isDrawn: boolean;
};

/** What happened, in chronological order; the visitor's browser computes the last line. */
export function SixLines({ tickets, people, committedAt, due, isDrawn, last }: Told & { last: ReactNode }) {
  return (
    <ol className={styles.lines}>
      <li>
        <span>
          We closed the list: {counted(tickets, 'ticket', 'tickets')} held by{' '}
          {counted(people, 'person', 'people')}.
        </span>
      </li>
      <li>
        <span>
          We boiled that list down to one fingerprint and published it on <UtcTime at={committedAt} />.
        </span>
      </li>
      <li>
        <span>Change one ticket, and the fingerprint no longer fits.</span>
      </li>
      <li>
        <span>
          {isDrawn ? 'Then a public number came out, on ' : 'A public number comes out on '}
          <UtcTime at={due} />. We do not run it, and nobody {isDrawn ? 'could' : 'can'} know it beforehand.
        </span>
      </li>
      <li>
        <span>
          List and public number together name one ticket. Anybody who works it out gets the same one.
        </span>
      </li>
      <li>{last}</li>
    </ol>
  );
}
