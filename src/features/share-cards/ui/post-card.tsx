import type { Palette } from '@/kit/shared/palette/palette';
import type { DrawingName } from '@/kit/shared/section-drawings';
import { SectionDrawing } from '@/kit/ui/section-drawing';
import type { CardColors } from './card-colors';
import { CARD_SIZE, CardLockup } from './card-frame';
import { DISPLAY_FAMILIES, TEXT_FAMILIES } from './card-type';
import { postTitleSize } from './card-words';

const COVER = { width: 500, height: CARD_SIZE.height };

type MinuteCardProps = {
  name: string;
  markPath: string;
  colors: CardColors;
  palette: Palette;
  headline: string;
  line: string;
  numeral: string;
  section: string;
  drawing: DrawingName;
  cover: { url: string; x: number; y: number } | null;
};

/** A post: its section and title, and its cover on the right. */
export function PostCard({ palette, cover, drawing, ...words }: MinuteCardProps) {
  const { name, markPath, colors, headline, line, numeral, section } = words;
  const inks = {
    deep: palette['violet-deep'],
    figure: palette['violet-2'],
    brass: palette['brass-light'],
    ink: palette.ink,
    line: palette['night-line'],
    bright: palette.lilac,
    wash: palette.wash,
    paper: palette['paper-2'],
    primary: palette.violet,
    card: palette.card,
  };
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        ...CARD_SIZE,
        background: palette.card,
        color: colors.text,
        fontFamily: DISPLAY_FAMILIES,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: CARD_SIZE.width - COVER.width,
          height: CARD_SIZE.height,
          padding: '62px 56px 48px 64px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'baseline', fontSize: 26 }}>
          <div style={{ display: 'flex', color: palette['brass-text'] }}>{numeral}</div>
          <div style={{ display: 'flex', marginLeft: 14, fontFamily: TEXT_FAMILIES, fontSize: 25 }}>
            {section}
          </div>
        </div>
        <div
          style={{
            display: 'block',
            marginTop: 34,
            fontSize: postTitleSize(headline),
            lineHeight: 0.98,
            letterSpacing: '-0.024em',
            lineClamp: 4,
            wordBreak: 'break-word',
          }}
        >
          {headline}
        </div>
        <div
          style={{
            display: 'block',
            marginTop: 26,
            fontFamily: TEXT_FAMILIES,
            fontSize: 27,
            lineHeight: 1.4,
            color: colors.quiet,
            lineClamp: 3,
            wordBreak: 'break-word',
          }}
        >
          {line}
        </div>
      </div>
      <div style={{ display: 'flex', position: 'absolute', left: 64, top: 534 }}>
        <CardLockup name={name} markPath={markPath} colors={colors} />
      </div>
      <div style={{ display: 'flex', ...COVER }}>
        {cover ? (
          // biome-ignore lint/performance/noImgElement: laid out without a page
          <img
            src={cover.url}
            alt=""
            {...COVER}
            style={{ ...COVER, objectFit: 'cover', objectPosition: `${cover.x}% ${cover.y}%` }}
          />
        ) : (
          <SectionDrawing name={drawing} crop="tall" colors={inks} size={COVER} />
        )}
      </div>
    </div>
  );
}
