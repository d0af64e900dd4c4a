import type { ReactNode } from 'react';
import s from './phone-frame.module.css';

type PhoneFrameProps = {
  /** Text alternative of the picture. */
  label: string;
  /** The same after the check-in on a phone that works. */
  checkedIn?: string;
  children: ReactNode;
};

/**
 * A phone around an artboard: 338 by 698 CSS px times the CSS variable `--phone-scale` (1 when unset). The outer box
 * has its scaled size from the start and only a transform scales its content, so nothing on the page moves and the
 * artboard is never laid out again.
 */
export function PhoneFrame({ label, checkedIn, children }: PhoneFrameProps) {
  return (
    <div className={s.box} role="img" aria-label={label} data-checked-in={checkedIn}>
      <div className={s.bezel}>
        <div className={s.glass}>{children}</div>
      </div>
    </div>
  );
}
