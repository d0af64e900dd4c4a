import type { ReactNode } from 'react';
import type { ScreenBrand } from '../contract';
import s from './poster-temple.module.css';

type PosterTempleProps = {
  brand: ScreenBrand;
  /** Width of the temple in CSS px; everything else follows from it. */
  width: number;
  /** Height of the stone columns in CSS px, from the roof down. */
  height: number;
  /** The phone that is the middle column. */
  children: ReactNode;
};

/** A roof in the brand's colors on two stone columns and one phone. */
export function PosterTemple({ brand, width, height, children }: PosterTempleProps) {
  const unit = width / 300;
  return (
    <div className={s.temple} style={{ width, height: 130 * unit + height }}>
      <svg
        className={s.stone}
        width={width}
        height={130 * unit + height}
        viewBox={`0 0 300 ${130 + height / unit}`}
        aria-hidden="true"
      >
        <path d="M150 2 298 92v12H2V92z" fill={brand.colors.light} />
        <path d="M150 24 262 92H38z" fill={brand.colors.primary} />
        <path d="M2 109h296v13H2z" fill={brand.colors.light} />
        <path
          d={`M8 130h22v${height / unit}H8zM270 130h22v${height / unit}h-22z`}
          fill={brand.colors.accent}
        />
      </svg>
      <svg
        className={s.mark}
        style={{ left: 130 * unit, top: 46 * unit }}
        width={40 * unit}
        height={40 * unit}
        viewBox="0 0 32 32"
        aria-hidden="true"
      >
        <path d={brand.markPath} fill="var(--color-brass-light)" />
      </svg>
      <div className={s.column} style={{ top: 130 * unit }}>
        {children}
      </div>
    </div>
  );
}
