import type { Ref } from 'react';
import { BrandMark } from '@/kit/ui/brand-mark';
import { SeatCounter } from '@/kit/ui/seat-counter';
import s from './application-art.module.css';

export type ArtBrand = { name: string; markPath: string; seatsTotal: number; seatsLeft: number };

type ApplicationArtProps = {
  brand: ArtBrand;
  letters: string;
  organization: string;
  headline: string;
  ref?: Ref<HTMLDivElement>;
};

/** Two rows, however many seats there are. */
const perRow = (total: number) => Math.max(50, Math.ceil(total / 2));

/** The picture that an applicant may share, 1200 by 630: drawn on the page, and exported from there. */
export const ApplicationArt = ({ brand, letters, organization, headline, ref }: ApplicationArtProps) => (
  <div ref={ref} className={`by-day ${s.art}`} data-artboard="application">
    {letters ? (
      <div className={s.letters}>
        {[...letters].map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter may stand twice
          <span key={index}>{letter}</span>
        ))}
      </div>
    ) : (
      <div className={s.name}>{organization}</div>
    )}
    <div className={s.lockup}>
      <BrandMark path={brand.markPath} size={46} className="text-violet-2" />
      <div className={s.brand}>{brand.name}</div>
    </div>
    <div className={s.headline}>{headline}</div>
    <SeatCounter
      total={brand.seatsTotal}
      taken={brand.seatsTotal - brand.seatsLeft}
      isOnePending
      perRow={perRow(brand.seatsTotal)}
      height={34}
      label=""
      free="var(--color-night-glow)"
      stone="var(--color-night-edge)"
      className={`${s.seats} [&_svg]:max-w-none!`}
    />
  </div>
);
