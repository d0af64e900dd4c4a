import type { ReactNode } from 'react';
import s from './either.module.css';
import type { TouchName } from './touches';

type EitherProps = {
  /** The touch that tells the two apart. */
  touch: TouchName;
  before: ReactNode;
  after: ReactNode;
};

/** One place of a screen that works, before and after a touch: both are drawn, and the style sheet shows one of them. */
export function Either({ touch, before, after }: EitherProps) {
  return (
    <>
      <div className={s.before} data-of={touch}>
        {before}
      </div>
      <div className={s.after} data-of={touch}>
        {after}
      </div>
    </>
  );
}

/** What stands there without JavaScript, where no touch can come, and what stands there with it. */
export function Still({ still, working }: { still: ReactNode; working: ReactNode }) {
  return (
    <>
      <div className={s.still}>{still}</div>
      <div className={s.working}>{working}</div>
    </>
  );
}
