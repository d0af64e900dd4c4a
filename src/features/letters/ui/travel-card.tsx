'use client';

import { LETTERS_HOUSE, letterSize } from '@/core/shared/letters-house';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { LINK } from '@/kit/ui/client-glyph-shapes';
import { useLetters } from '@/kit/ui/letters/letters-store';
import { LineGlyph } from '@/kit/ui/line-glyph';
import { useCopy } from '@/kit/ui/use-copy';
import { UP_PATH, upPath } from '../contract';
import type { LettersWords } from '../contract.texts';
import s from './travel-card.module.css';

type CardDrawingProps = {
  first: string;
  markPath: string;
  motto: string;
  site: string;
  words: LettersWords['card'];
};

/** The picture that the server makes for link previews, drawn on the page as it will be. */
function CardDrawing({ first, markPath, motto, site, words }: CardDrawingProps) {
  const { letters, name } = useLetters(first);
  const headline = letters ? fillPlaceholders(words.headline, { name }) : '';
  const size = letters ? letterSize(letters) : 64;
  return (
    <svg
      className="by-day"
      viewBox="0 0 1200 630"
      width="100%"
      aria-hidden="true"
      style={{ display: 'block' }}
    >
      <path d="M0 0h1200v630H0z" fill="var(--color-ink)" />
      <path d={LETTERS_HOUSE.stone} fill="var(--color-paper)" />
      <path d={LETTERS_HOUSE.deep} fill="var(--color-violet-deep)" />
      <g transform={LETTERS_HOUSE.mark} fill="var(--color-brass-pale)">
        <path d={markPath} />
      </g>
      <g textAnchor="middle" style={{ fontFamily: 'var(--font-display)', fontWeight: 700 }}>
        <text
          x={600}
          y={310}
          fill="var(--color-ink)"
          fontSize={size}
          dominantBaseline="central"
          letterSpacing={letters ? '0.14em' : '0.2em'}
        >
          {letters || motto}
        </text>
        <text x={600} y={letters ? 500 : 530} fill="var(--color-on-night)" fontSize={54}>
          {headline}
        </text>
      </g>
      <text
        x={600}
        y={letters ? 556 : 524}
        textAnchor="middle"
        fill="var(--color-on-night-2)"
        fontSize={letters ? 26 : 34}
        style={{ fontFamily: 'var(--font-text)', fontWeight: 500 }}
      >
        {fillPlaceholders(words.invitation, { name, site })}
      </text>
    </svg>
  );
}

type TravelCardProps = {
  first: string;
  markPath: string;
  motto: string;
  site: string;
  words: Pick<LettersWords, 'house' | 'card'>;
};

/** The picture of the shared address, on an easel, and the address. */
export function TravelCard({ words: { house, card }, ...drawing }: TravelCardProps) {
  const { letters } = useLetters(drawing.first);
  const { copied, copy } = useCopy();
  const path = letters ? upPath(letters) : UP_PATH;
  return (
    <div className={s.easel}>
      <div className={s.card}>
        <CardDrawing {...drawing} words={card} />
        <p className={s.title}>{house.card}</p>
        <div className={s.address}>
          <LineGlyph shape={LINK} size={18} className={s.icon} />
          <span className={s.url}>{drawing.site + path}</span>
          {letters ? (
            <button type="button" className={s.copy} onClick={() => copy(window.location.origin + path)}>
              <span aria-live="polite">{copied ? house.copied : house.copy}</span>
            </button>
          ) : null}
        </div>
      </div>
      <div className={s.legs} aria-hidden="true" />
    </div>
  );
}
