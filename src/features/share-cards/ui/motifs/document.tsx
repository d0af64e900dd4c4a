import { mix } from '@/kit/shared/colors';
import type { Palette } from '@/kit/shared/palette/palette';

/** Line widths of an illegible sample paragraph, in percent. */
const LINES = [100, 96, 100, 92, 58];

/** A printed page in the engraved frame: two rules, square corners. */
export function DocumentMotif({ markPath, palette }: { markPath: string; palette: Palette }) {
  const paragraph = (top: number, lines: number[]) =>
    lines.map((width, index) => (
      <rect
        key={width + top + index}
        x="56"
        y={top + index * 22}
        width={(width * 300) / 100}
        height="7"
        fill={palette.line}
      />
    ));
  return (
    <svg width="460" height="580" viewBox="0 0 460 580" style={{ position: 'absolute', left: 24, bottom: 0 }}>
      <rect x="4" y="4" width="412" height="600" fill={palette.card} stroke={palette.ink} strokeWidth="3" />
      <rect x="13" y="13" width="394" height="600" fill="none" stroke={palette.ink} strokeWidth="1" />
      <g transform="translate(56 54) scale(1.6)">
        <path d={markPath} fill={palette.violet} />
      </g>
      <rect x="56" y="132" width="220" height="22" fill={palette.ink} />
      <rect x="56" y="172" width="300" height="2" fill={palette.ink} />
      {paragraph(200, LINES)}
      <rect x="56" y="330" width="138" height="14" fill={mix(palette.violet, palette.ink, 0.28)} />
      {paragraph(366, LINES)}
      <rect x="56" y="496" width="176" height="14" fill={mix(palette.violet, palette.ink, 0.28)} />
      {paragraph(532, LINES)}
    </svg>
  );
}
