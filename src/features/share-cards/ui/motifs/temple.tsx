import { contrast, mix, readableOn } from '@/kit/shared/colors';
import type { Palette } from '@/kit/shared/palette/palette';
import { drawable } from '../card-words';
import { PhoneShapes } from './phone-shapes';

type TempleProps = { motto: string; markPath: string; palette: Palette };

const WIDTH = 544;
/** Left edges of the three phones that carry the roof. */
const PHONES = [22, 190, 358];

/** The house: phones are its columns, and the motto is carved above the entrance. */
export function TempleMotif({ motto, markPath, palette }: TempleProps) {
  const words = drawable(motto);
  const { ink } = palette;
  const brass = palette['brass-light'];
  const tympanum = mix(palette.violet, ink, 0.28);
  const mark = contrast(brass, tympanum) >= 3 ? brass : readableOn(tympanum, ink);
  return (
    <div style={{ display: 'flex', position: 'relative', width: WIDTH, height: 630 }}>
      <svg
        width={WIDTH}
        height="630"
        viewBox={`0 0 ${WIDTH} 630`}
        style={{ position: 'absolute', left: 0, top: 0 }}
      >
        <path d="M264 40 522 150v18H6v-18z" fill={ink} />
        <path d="M264 68 456 150H72z" fill={tympanum} />
        <g transform="translate(240 92) scale(1.5)">
          <path d={markPath} fill={mark} />
        </g>
        <rect x="6" y="178" width="516" height="54" fill={ink} />
        <g transform="translate(0 -44)">
          {PHONES.map((x, turn) => (
            <PhoneShapes key={x} x={x} turn={turn} palette={palette} />
          ))}
        </g>
      </svg>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 6,
          top: 178,
          width: 516,
          height: 54,
          alignItems: 'center',
          justifyContent: 'center',
          color: brass,
          fontSize: words.length > 26 ? 18 : 25,
          letterSpacing: words.length > 20 ? '0.08em' : '0.3em',
          whiteSpace: 'nowrap',
          overflow: 'hidden',
        }}
      >
        {words}
      </div>
    </div>
  );
}
