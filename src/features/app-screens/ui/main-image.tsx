import type { ReactNode } from 'react';
import type { AppScreenProps } from '../contract';
import { DashboardScreen } from './dashboard-screen';
import s from './main-image.module.css';
import { PosterHeadline } from './poster-headline';
import { PosterLockup } from './poster-lockup';
import { PosterTemple } from './poster-temple';

/** A phone on a poster: 338 by 698 CSS px times `scale`, `left` px from the edge. */
function PosterPhone({ left, scale, children }: { left: number; scale: number; children: ReactNode }) {
  return (
    <div className={s.place} style={{ left }}>
      <div className={s.bezel} style={{ transform: `scale(${scale})` }}>
        <div className={s.glass}>{children}</div>
      </div>
    </div>
  );
}

const sizes = [
  { upTo: 40, px: 36 },
  { upTo: 60, px: 30 },
  { upTo: 90, px: 24 },
  { upTo: 140, px: 19 },
  { upTo: 200, px: 16 },
] as const;

/** Artboard "Main Image": mark, headline and dashboard as one poster of the live brand. */
export function MainImage({ brand }: Pick<AppScreenProps, 'brand'>) {
  return (
    <div className={s.poster}>
      <div className={s.words}>
        <PosterLockup brand={brand} size={26} room={240} />
        <div className={s.claim}>
          <PosterHeadline text={brand.tagline} sizes={sizes} />
        </div>
      </div>
      <PosterTemple brand={brand} width={300} height={342}>
        <PosterPhone left={42} scale={0.64}>
          <DashboardScreen brand={brand} />
        </PosterPhone>
      </PosterTemple>
    </div>
  );
}
