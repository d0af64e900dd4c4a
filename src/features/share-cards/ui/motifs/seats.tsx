import type { Palette } from '@/kit/shared/palette/palette';
import { TEXT_FAMILIES } from '../card-type';
import { person } from '../people';

type SeatsProps = { total: number; left: number; words: string; palette: Palette };

const PER_ROW = 50;
const STEP = 11.4;
const ROW = 34;

/** Exactly one column per seat; the taken ones have turned to stone. */
export function SeatsMotif({ total, left, words, palette }: SeatsProps) {
  const taken = total - left;
  const seats = Array.from({ length: Math.min(total, 3 * PER_ROW) }, (_, index) => {
    const top = Math.floor(index / PER_ROW) * ROW;
    return { d: person((index % PER_ROW) * STEP, top, top + 27, 7), isTaken: index < taken };
  });
  const rows = Math.ceil(seats.length / PER_ROW);
  const path = (isTaken: boolean) =>
    seats
      .filter((seat) => seat.isTaken === isTaken)
      .map(({ d }) => d)
      .join('');
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 14 }}>
      <div style={{ display: 'flex', fontFamily: TEXT_FAMILIES, fontSize: 24, color: palette['ink-2'] }}>
        {words}
      </div>
      {total <= 3 * PER_ROW ? (
        <svg width="572" height={rows * ROW} viewBox={`0 0 572 ${rows * ROW}`}>
          <path d={path(true)} fill={palette.stone} />
          <path d={path(false)} fill={palette.violet} />
        </svg>
      ) : null}
    </div>
  );
}
