import type { ScreenBrand } from '../contract';
import s from './poster-lockup.module.css';

/** The live mark beside the live name; `size` is the mark's, in CSS px. */
export function PosterLockup({ brand, size }: { brand: ScreenBrand; size: number }) {
  return (
    <div className={s.lockup}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <path d={brand.markPath} fill={brand.colors.light} />
      </svg>
      <span>{brand.name}</span>
    </div>
  );
}
