import type { ReactNode } from 'react';
import s from './phone-frame.module.css';

type PhoneFrameProps = {
  /** The picture in words; without it the phone is decoration and hidden from assistive technology. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A phone around an artboard: 338 by 698 CSS px times the CSS variable `--phone-scale` (1 when unset).
 * The outer box has the scaled size from the start, and only a transform scales what is inside, so nothing
 * on the page moves and nothing on the artboard is laid out anew.
 */
export function PhoneFrame({ label, className = '', children }: PhoneFrameProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div className={`${s.box} ${className}`} {...name}>
      <div className={s.bezel}>
        <div className={s.glass}>{children}</div>
      </div>
    </div>
  );
}
