import type { ReactNode } from 'react';
import s from './poster-phone.module.css';

/** A phone on a poster: 338 by 698 CSS px times `scale`, `left` px from the edge. */
export function PosterPhone({ left, scale, children }: { left: number; scale: number; children: ReactNode }) {
  return (
    <div className={s.place} style={{ left }}>
      <div className={s.bezel} style={{ transform: `scale(${scale})` }}>
        <div className={s.glass}>{children}</div>
      </div>
    </div>
  );
}
