'use client';

import { LINK } from '@/kit/ui/client-glyph-shapes';
import { useLetters } from '@/kit/ui/letters/letters-store';
import { LineGlyph } from '@/kit/ui/line-glyph';
import { useCopy } from '@/kit/ui/use-copy';
import { UP_PATH, upPath } from '../contract';
import type { LettersWords } from '../contract.texts';
import { CardDrawing } from './card-drawing';
import s from './travel-card.module.css';

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
