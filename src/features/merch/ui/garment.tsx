import type { ReactNode } from 'react';
import s from './garment.module.css';

/** Outlines on a 120-unit square. */
const OUTLINES = {
  tee: 'M41 12 20 21 5 50l18 10 8-11v61h58V49l8 11 18-10-15-29-21-9c-4 12-34 12-38 0z',
  crewneck: 'M43 12 24 20 8 92l17 5 8-40v53h54V57l8 40 17-5-16-72-19-8c-5 9-29 9-34 0z',
  cap: 'M15 80c0-33 19-50 43-50 25 0 41 17 43 44 9 1 15 5 15 10-10 7-22 7-32 1-23-3-47-3-69 1z',
  tote: 'M22 44h16V30c0-24 44-24 44 0v14h16v66H22zM45 44h30V31c0-15-30-15-30 0z',
};

type GarmentProps = { kind: keyof typeof OUTLINES; color: string; children?: ReactNode };

/** A garment in one color, with its print. Decoration. */
export function Garment({ kind, color, children }: GarmentProps) {
  return (
    <span className={s.garment} data-kind={kind} aria-hidden="true">
      <svg viewBox="0 0 120 120" fill={color} fillRule="evenodd">
        <path d={OUTLINES[kind]} />
      </svg>
      <span className={s.print}>{children}</span>
    </span>
  );
}
