import styles from './crowd.module.css';

/** The crowd at the bottom of the page: a row of column-shaped people as wide as the screen. */
export function Crowd() {
  return (
    <svg className={styles.crowd} aria-hidden="true">
      <defs>
        <pattern
          id="crowd-wide"
          width="66"
          height="240"
          patternUnits="userSpaceOnUse"
          fill="var(--color-crowd)"
        >
          <circle cx="33" cy="20" r="20" />
          <path d="M20 52h26v190H20z" />
        </pattern>
        <pattern
          id="crowd-narrow"
          width="45"
          height="140"
          patternUnits="userSpaceOnUse"
          fill="var(--color-crowd)"
        >
          <circle cx="22.5" cy="12" r="12" />
          <path d="M15 31h15v110H15z" />
        </pattern>
      </defs>
      {/* Centered, so that both edges crop alike. */}
      <svg x="50%" overflow="visible">
        <rect className={styles.wide} fill="url(#crowd-wide)" x="-3993" width="7986" height="240" />
        <rect className={styles.narrow} fill="url(#crowd-narrow)" x="-697.5" width="1395" height="140" />
      </svg>
    </svg>
  );
}
