import type { ReactNode } from 'react';
import s from './before-after.module.css';
import type { TouchName } from './touches';

type EitherProps = {
  /** The touch that tells the two apart. */
  touch: TouchName;
  before?: ReactNode;
  after?: ReactNode;
  /** Without JavaScript, where no touch can come, the state after it is shown. */
  afterWithoutScripts?: boolean;
};

/**
 * One place of a screen that works, before and after a touch: both are drawn, and the style sheet shows one of them.
 * Only what differs belongs in it: the page carries both, in its HTML and again in its data.
 */
export function BeforeAfter({ touch, before, after, afterWithoutScripts }: EitherProps) {
  return (
    <>
      {before && (
        <span className={s.before} data-of={touch} data-after-without-scripts={afterWithoutScripts}>
          {before}
        </span>
      )}
      {after && (
        <span className={s.after} data-of={touch} data-after-without-scripts={afterWithoutScripts}>
          {after}
        </span>
      )}
    </>
  );
}

/** A part of a drawing that is there after a touch. */
export function DrawnAfter({ touch, children }: { touch: TouchName; children: ReactNode }) {
  return (
    <g className={s.after} data-of={touch}>
      {children}
    </g>
  );
}

/** What is not there without JavaScript. */
export function WithScripts({ children }: { children: ReactNode }) {
  return <span className={s.working}>{children}</span>;
}
