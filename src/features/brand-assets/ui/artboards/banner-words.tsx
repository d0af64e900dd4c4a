import type { AssetBrand } from '../../contract';
import type { AssetsWords } from '../../contract.texts';
import { fitSize, phrasesOf } from './fit-size';
import { seatsLine } from './seat-words';
import { ArtboardText } from './words';

/** In px from the artboard's edges. */
type Place = { left: number; top?: number; bottom?: number; width?: number };

type HeadlineProps = {
  brand: Pick<AssetBrand, 'tagline'>;
  color: string;
  place: Place;
  /** The box that the text must fit. */
  fit: { width: number; lines: number; most: number };
  /** Line height, relative to the type size. */
  leading?: number;
};

/** The brand's claim, as large as its lines allow. */
export function BannerHeadline({ brand, color, place, fit, leading = 0.98 }: HeadlineProps) {
  const parts = phrasesOf(brand.tagline, fit.lines);
  const fontSize = fitSize(parts, fit);
  const lineHeight = `${Math.round(fontSize * leading)}px`;
  return (
    <ArtboardText parts={parts} style={{ position: 'absolute', ...place, fontSize, lineHeight, color }} />
  );
}

type SeatsProps = {
  brand: Pick<AssetBrand, 'seatsLeft'>;
  words: AssetsWords['drawn'];
  color: string;
  place: Place;
  /** Size and line height, as in `23px / 30px`. */
  type: string;
};

/** The number of places still open. */
export function BannerSeats({ brand, words, color, place, type }: SeatsProps) {
  return (
    <div style={{ position: 'absolute', ...place, font: `500 ${type} var(--font-text)`, color }}>
      {seatsLine(brand, words)}
    </div>
  );
}
