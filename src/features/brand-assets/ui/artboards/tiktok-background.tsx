import { Artboard } from './artboard';
import type { BannerProps } from './banner-props';
import { Headline, Seats } from './banner-words';
import { onInk } from './inks';
import { Lockup } from './lockup';
import { Column } from './temple';

/** On the dark ground, portrait: one phone carries the roof and is cropped by the lower edge. */
export function TiktokBackground({ name, size, brand, screens }: BannerProps) {
  const ink = onInk(brand);
  return (
    <Artboard name={name} size={size} ground={ink.ground} color={ink.text}>
      <Lockup brand={brand} size={48} color={ink.text} markColor={ink.accent} left={96} top={150} />
      <Headline
        brand={brand}
        color={ink.text}
        place={{ left: 96, top: 262, width: 900 }}
        fit={{ width: 880, lines: 3, most: 120 }}
      />
      <Seats brand={brand} color={ink.second} place={{ left: 98, top: 682, width: 860 }} type="42px / 52px" />
      <svg
        width="1080"
        height="330"
        viewBox="0 0 1080 330"
        style={{ position: 'absolute', left: 0, top: 780, display: 'block' }}
      >
        <path d="M540 10 980 212V252H100V212Z" fill={ink.accent} />
        <path d="M540 66 850 206H230Z" fill={ink.ground} />
        <path d="M100 264H980V312H100Z" fill={ink.accent} />
        <path d={brand.markPath} fill={ink.second} transform="translate(496 108) scale(2.75)" />
      </svg>
      <div style={{ position: 'absolute', left: 202, top: 1116 }}>
        <Column scale={2} bezel="#0d0719">
          {screens[1]}
        </Column>
      </div>
    </Artboard>
  );
}
