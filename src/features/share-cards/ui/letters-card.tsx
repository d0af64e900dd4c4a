import { LETTERS_HOUSE, letterSize } from '@/core/shared/letters-house';
import type { Palette } from '@/kit/shared/palette/palette';
import type { CardColors } from './card-colors';
import { CARD_SIZE } from './card-frame';
import { DISPLAY_FAMILIES, TEXT_FAMILIES } from './card-type';

type LettersCardProps = {
  markPath: string;
  colors: CardColors;
  palette: Palette;
  headline: string;
  line: string;
  /** One to five Greek capitals. */
  letters: string;
};

const centered = { display: 'flex', position: 'absolute', justifyContent: 'center' } as const;

/** A house by night, with a chapter's letters on its architrave. */
export function LettersCard({ markPath, colors, palette, headline, line, letters }: LettersCardProps) {
  const { paper, ink } = palette;
  return (
    <div style={{ display: 'flex', position: 'relative', ...CARD_SIZE, background: colors.ground }}>
      <svg {...CARD_SIZE} viewBox="0 0 1200 630" style={{ position: 'absolute', left: 0, top: 0 }}>
        <path d={LETTERS_HOUSE.stone} fill={paper} />
        <path d={LETTERS_HOUSE.deep} fill={palette['violet-deep']} />
        <g transform={LETTERS_HOUSE.mark}>
          <path d={markPath} fill={palette['brass-pale']} />
        </g>
      </svg>
      <div
        style={{
          ...centered,
          alignItems: 'center',
          left: 34,
          top: 194,
          width: 1132,
          height: 226,
          color: ink,
          fontFamily: DISPLAY_FAMILIES,
          fontSize: letterSize(letters),
          letterSpacing: '0.14em',
          paddingLeft: 27,
        }}
      >
        {letters}
      </div>
      <div
        style={{
          ...centered,
          left: 130,
          top: 446,
          width: 940,
          color: colors.text,
          fontFamily: DISPLAY_FAMILIES,
          fontSize: headline.length > 36 ? 42 : 54,
          whiteSpace: 'nowrap',
          overflow: 'hidden',
        }}
      >
        {headline}
      </div>
      <div
        style={{
          ...centered,
          left: 130,
          top: 522,
          width: 940,
          color: colors.quiet,
          fontFamily: TEXT_FAMILIES,
          fontSize: 26,
          whiteSpace: 'nowrap',
          overflow: 'hidden',
        }}
      >
        {line}
      </div>
    </div>
  );
}
