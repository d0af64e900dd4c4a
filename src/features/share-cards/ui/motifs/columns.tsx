import type { Palette } from '@/kit/shared/palette/palette';
import { person } from '../people';

/** Five hold the roof; the last one has just joined. */
const PEOPLE = [0, 1, 2, 3];
const NEWCOMER = 4;

/** A roof on column-shaped people. */
export function ColumnsMotif({ markPath, palette }: { markPath: string; palette: Palette }) {
  const column = (index: number) => person(44 + index * 92, 318, 630, 56);
  return (
    <svg width="544" height="630" viewBox="0 0 544 630" style={{ position: 'absolute', left: 0, top: 0 }}>
      <path d="M262 70 520 196v30H4v-30z" fill={palette.lilac} />
      <path d="M262 112 424 196H100z" fill={palette.ink} />
      <g transform="translate(241 142) scale(1.32)">
        <path d={markPath} fill={palette['brass-light']} />
      </g>
      <rect x="4" y="238" width="516" height="44" fill={palette.lilac} />
      <path d={PEOPLE.map(column).join('')} fill={palette.lilac} />
      <path d={column(NEWCOMER)} fill={palette['brass-light']} />
    </svg>
  );
}
