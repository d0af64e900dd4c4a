import type { ReactNode } from 'react';
import { DrawnLetters } from './drawn-letters';
import s from './house.module.css';
import { Shirt } from './shirt';

type HouseProps = { first: string; markPath: string; motto: string; children: ReactNode };

/** The house with the letters on its architrave; a shirt hangs from it, and a phone carries it. A drawing. */
export function House({ first, markPath, motto, children }: HouseProps) {
  return (
    <div className={s.house} aria-hidden="true">
      <svg className={s.roof} viewBox="0 0 1240 190">
        <path d="M620 0 1240 158v22H0v-22z" fill="var(--color-lit)" />
        <path d="m620 36 426 114H194z" fill="var(--color-tympanum)" />
        <g transform="translate(581 66) scale(2.44)" fill="var(--color-brass-pale)">
          <path d={markPath} />
        </g>
      </svg>
      <div className={s.architrave} lang="el">
        <DrawnLetters first={first}>
          <span className={s.motto}>{motto}</span>
        </DrawnLetters>
      </div>
      <div className={s.bays}>
        <div className={s.shirt}>
          <Shirt first={first} />
        </div>
        <div className={s.phone}>{children}</div>
      </div>
    </div>
  );
}
