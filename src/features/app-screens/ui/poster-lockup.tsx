import type { ScreenBrand } from '../contract';
import s from './poster-lockup.module.css';

type PosterLockupProps = {
  brand: ScreenBrand;
  /** CSS px of the mark; the name scales with it. */
  size: number;
  /** CSS px available for the name; a long name is set smaller. */
  room: number;
};

/** Upper bound of a letter's average width, as a fraction of its height. */
const letter = 0.56;

/** The live mark beside the live name. */
export function PosterLockup({ brand, size, room }: PosterLockupProps) {
  const px = Math.floor(Math.min(size * 0.9, room / (letter * brand.name.length)));
  return (
    <div className={s.lockup} style={{ height: size, gap: Math.round(size * 0.35) }}>
      <svg
        style={{ marginBottom: Math.round(size * 0.06) }}
        width={size}
        height={size}
        viewBox="0 0 32 32"
        aria-hidden="true"
      >
        <path d={brand.markPath} fill={brand.colors.light} />
      </svg>
      <div className={s.name} style={{ width: room, fontSize: px, lineHeight: `${size}px` }}>
        {brand.name}
      </div>
    </div>
  );
}
