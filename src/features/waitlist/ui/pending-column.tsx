import s from './pending-column.module.css';

type PendingColumnProps = {
  /** Greek capitals, if the organization's name consists of them. */
  letters?: string;
  name?: string;
  /** Its state, in words. */
  state: string;
};

/** A seat that is asked for, not taken: dashed brass. It rises once. */
export const PendingColumn = ({ letters, name, state }: PendingColumnProps) => (
  <div className={s.plot}>
    <svg className={s.column} width="92" height="166" viewBox="0 0 92 166" aria-hidden="true">
      <g
        fill="var(--color-warn-wash)"
        stroke="var(--color-brass-text)"
        strokeWidth="2.5"
        strokeDasharray="6 5"
      >
        <circle cx="46" cy="24" r="20" />
        <path d="M30 54h32v112H30z" />
      </g>
    </svg>
    <div className={s.words}>
      {letters ? <div className={s.letters}>{letters}</div> : null}
      {name ? <bdi className={letters ? s.name : s.only}>{name}</bdi> : null}
      <div className={s.state}>{state}</div>
    </div>
  </div>
);
