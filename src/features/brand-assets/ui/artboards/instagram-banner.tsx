import { Artboard } from './artboard';
import type { BannerProps } from './banner-props';
import { INK, onPaper } from './inks';
import { Lockup } from './lockup';
import { seatsLine } from './seat-words';
import { Temple } from './temple';
import { fitSize, Words } from './words';

/** On paper, square: the house stands on the lower edge. */
export function InstagramBanner({ name, size, brand, screens }: BannerProps) {
  const paper = onPaper(brand);
  const fontSize = fitSize(brand.tagline, { width: 900, lines: 2, most: 100 });
  return (
    <Artboard name={name} size={size} ground={paper.ground} color={paper.text}>
      <Lockup brand={brand} size={38} color={paper.text} markColor={paper.accent} left={80} top={72} />
      <Words
        isSpoken
        text={brand.tagline}
        style={{
          position: 'absolute',
          left: 80,
          top: 158,
          width: 920,
          fontSize,
          lineHeight: `${Math.round(fontSize * 0.98)}px`,
          color: paper.text,
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 82,
          top: 380,
          font: '500 32px / 40px var(--font-text)',
          color: paper.quiet,
        }}
      >
        {seatsLine(brand)}
      </div>
      <div style={{ position: 'absolute', left: 140, top: 468 }}>
        <Temple
          width={800}
          markPath={brand.markPath}
          stone={INK}
          tympanum={paper.accent}
          mark="#e6d3a6"
          bezel={INK}
        >
          {screens}
        </Temple>
      </div>
    </Artboard>
  );
}
