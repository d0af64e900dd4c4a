import type { AppScreenProps } from '../contract';
import { DashboardTablet } from './dashboard-tablet';
import s from './main-image-tablet.module.css';
import { PosterHeadline } from './poster-headline';
import { PosterLockup } from './poster-lockup';
import { PosterTemple } from './poster-temple';

const sizes = [
  { upTo: 40, px: 100 },
  { upTo: 60, px: 76 },
  { upTo: 90, px: 56 },
  { upTo: 140, px: 48 },
  { upTo: 200, px: 40 },
] as const;

/** Artboard "Main Image" on a tablet: the poster with the tablet's dashboard under the roof. */
export function MainImageTablet({ brand }: Pick<AppScreenProps, 'brand'>) {
  return (
    <div className={s.poster}>
      <div className={s.words}>
        <PosterLockup brand={brand} size={46} room={820} />
        <div className={s.claim}>
          <PosterHeadline text={brand.tagline} sizes={sizes} />
        </div>
      </div>
      <PosterTemple brand={brand} width={900} height={600}>
        <div className={s.place}>
          <div className={s.tablet}>
            <div className={s.glass}>
              <DashboardTablet brand={brand} />
            </div>
          </div>
        </div>
      </PosterTemple>
    </div>
  );
}
