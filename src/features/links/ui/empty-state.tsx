import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

const SEATS = [0, 1, 2, 3, 4];

/** Five dashed column-shaped people hold the places until there are links. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg
        viewBox="0 0 204 94"
        width="204"
        height="94"
        fill="none"
        stroke="var(--color-tint-2)"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        {SEATS.map((seat) => (
          <g key={seat} transform={`translate(${seat * 44} 0)`} strokeDasharray="5 4">
            <circle cx="14" cy="14" r="12.5" />
            <path d="M6 37h16v55H6z" />
          </g>
        ))}
      </svg>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
