import { Artboard } from './artboard';
import type { BannerProps } from './banner-props';
import { Headline, Seats } from './banner-words';
import { INK, onPaper } from './inks';
import { Lockup } from './lockup';
import { Temple } from './temple';

/** On paper, square: the house stands on the lower edge. */
export function InstagramBanner({ name, size, brand, screens }: BannerProps) {
  const paper = onPaper(brand);
  return (
    <Artboard name={name} size={size} ground={paper.ground} color={paper.text}>
      <Lockup brand={brand} size={38} color={paper.text} markColor={paper.accent} left={80} top={72} />
      <Headline
        brand={brand}
        color={paper.text}
        place={{ left: 80, top: 158, width: 920 }}
        fit={{ width: 900, lines: 2, most: 100 }}
      />
      <Seats brand={brand} color={paper.quiet} place={{ left: 82, top: 380 }} type="32px / 40px" />
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
