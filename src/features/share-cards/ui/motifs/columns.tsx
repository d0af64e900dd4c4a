import { BRASS } from '../card-colors';
import { person } from '../people';

/** Five hold the roof; the last one has just joined. */
const PEOPLE = [0, 1, 2, 3];
const NEWCOMER = 4;

/** A roof on column-shaped people. */
export function Columns({ markPath, colour, ground }: { markPath: string; colour: string; ground: string }) {
  const column = (index: number) => person(44 + index * 92, 318, 630, 56);
  return (
    <svg width="544" height="630" viewBox="0 0 544 630" style={{ position: 'absolute', left: 0, top: 0 }}>
      <path d="M262 70 520 196v30H4v-30z" fill={colour} />
      <path d="M262 112 424 196H100z" fill={ground} />
      <g transform="translate(241 142) scale(1.32)">
        <path d={markPath} fill={BRASS} />
      </g>
      <rect x="4" y="238" width="516" height="44" fill={colour} />
      <path d={PEOPLE.map(column).join('')} fill={colour} />
      <path d={column(NEWCOMER)} fill={BRASS} />
    </svg>
  );
}
