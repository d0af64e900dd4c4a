'use client';

import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import styles from '../ticket.module.css';
import { useOpened } from './use-opened';

/** More columns than this would not fit beside the words. */
const MOST_COLUMNS = 10;
const COLUMN = 15;

/** How many of the tickets were opened here: a visit, which is no proof of a follow. */
export function OpenedCount({ ids, words }: { ids: readonly number[]; words: string }) {
  const opened = useOpened();
  const count = ids.filter((id) => opened.includes(id)).length;
  return (
    <p className={styles.opened}>
      {fillPlaceholders(words, { count: String(count), all: String(ids.length) })}
      {ids.length > MOST_COLUMNS ? null : (
        <svg width={ids.length * COLUMN} height={34} aria-hidden="true">
          {ids.map((id, at) => (
            <g key={id} transform={`translate(${at * COLUMN} 0)`} data-filled={at < count}>
              <circle cx="7" cy="5" r="4.5" />
              <path d="M4 11h6v21H4z" />
            </g>
          ))}
        </svg>
      )}
    </p>
  );
}
