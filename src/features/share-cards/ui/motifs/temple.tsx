import { contrast, mix, readableOn } from '@/kit/shared/colors';
import { WHITE } from '@/kit/shared/palette/contrast-limits';
import { type Palette, STATUS } from '@/kit/shared/palette/palette';
import { drawable } from '../card-words';

/** A phone's screen in plain shapes: at this size text would be illegible. */
function PhoneShapes({ x, turn, palette }: { x: number; turn: number; palette: Palette }) {
  const { ink, paper, card, violet: primary, lilac: light } = palette;
  const dark = turn === 0;
  const quiet = dark ? mix(ink, WHITE, 0.22) : mix(ink, paper, 0.78);
  const strong = dark ? WHITE : ink;
  const bar = (y: number, width: number, height: number, fill: string, from = 20) => (
    <rect x={x + from} y={y} width={width} height={height} rx="4" fill={fill} />
  );
  return (
    <g>
      <rect x={x} y="296" width="150" height="400" rx="26" fill={ink} />
      <rect x={x + 7} y="303" width="136" height="400" rx="20" fill={dark ? mix(ink, primary, 0.16) : card} />
      <rect x={x + 52} y="313" width="46" height="13" rx="6.5" fill={ink} />
      {bar(342, 74, 13, strong)}
      {bar(363, 96, 7, quiet)}
      {turn === 0 ? <Code x={x + 29} y={388} palette={palette} /> : null}
      {turn === 1 ? (
        <g>
          <rect x={x + 20} y="388" width="110" height="76" rx="10" fill={primary} />
          {bar(402, 44, 7, palette['brass-light'], 32)}
          {bar(418, 72, 11, WHITE, 32)}
          {bar(440, 34, 12, WHITE, 84)}
          {bar(482, 62, 9, ink)}
          {[504, 534, 564].map((y) => (
            <g key={y}>
              <ellipse cx={x + 31} cy={y + 10} rx="9" ry="11" fill={mix(light, WHITE, 0.55)} />
              {bar(y + 3, 58, 7, ink, 50)}
              {bar(y + 15, 40, 5, quiet, 50)}
            </g>
          ))}
        </g>
      ) : null}
      {turn === 2 ? (
        <g>
          {bar(386, 84, 20, ink)}
          <rect x={x + 20} y="418" width="82" height="14" fill={primary} />
          <rect x={x + 104} y="418" width="14" height="14" fill={light} />
          <rect x={x + 120} y="418" width="10" height="14" fill={STATUS['bad-soft']} />
          <rect x={x + 20} y="446" width="110" height="28" rx="8" fill={primary} />
          {[492, 524, 556, 588].map((y, row) => (
            <g key={y}>
              <ellipse cx={x + 31} cy={y + 10} rx="9" ry="11" fill={mix(light, WHITE, 0.55)} />
              {bar(y + 6, 44, 8, ink, 50)}
              {bar(y + 3, 24, 14, row === 1 ? STATUS['bad-wash'] : STATUS['ok-wash'], 106)}
            </g>
          ))}
        </g>
      ) : null}
    </g>
  );
}

const CELLS = ['1110111', '1010101', '1110111', '0011010', '1110101', '1010011', '1110110'];

/** Looks like a check-in code, but encodes nothing. */
function Code({ x, y, palette }: { x: number; y: number; palette: Palette }) {
  const cells = CELLS.flatMap((row, down) =>
    [...row].map((cell, across) =>
      cell === '1' ? `M${x + 8 + across * 11} ${y + 8 + down * 11}h11v11h-11z` : '',
    ),
  );
  return (
    <g>
      <rect x={x} y={y} width="93" height="93" rx="8" fill={WHITE} />
      <path d={cells.join('')} fill={palette.ink} />
      <rect x={x - 9} y={y + 118} width="70" height="15" rx="4" fill={WHITE} />
      <path
        d={Array.from({ length: 11 }, (_, index) => `M${x - 9 + index * 10} ${y + 148}h6v28h-6z`).join('')}
        fill={palette['brass-light']}
      />
    </g>
  );
}

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
