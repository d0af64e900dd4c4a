import { Artboard } from './artboard';
import type { BannerProps } from './banner-props';
import { Headline, Seats } from './banner-words';
import { onInk } from './inks';
import { Lockup } from './lockup';
import { Temple } from './temple';

/** On ink, with the phones cut by the lower edge. The profile picture covers the lower left. */
export function LinkedinBanner({ name, size, brand, screens }: BannerProps) {
  const ink = onInk(brand);
  return (
    <Artboard name={name} size={size} ground={ink.ground} color={ink.text}>
      <Lockup brand={brand} size={28} color={ink.text} markColor={ink.accent} left={88} top={36} />
      <Headline
        brand={brand}
        color={ink.text}
        place={{ left: 88, top: 96, width: 760 }}
        fit={{ width: 750, lines: 2, most: 84 }}
      />
      <Seats brand={brand} color={ink.second} place={{ left: 90, top: 276 }} type="23px / 30px" />
      <div style={{ position: 'absolute', left: 888, top: 24 }}>
        <Temple
          width={640}
          markPath={brand.markPath}
          stone={ink.accent}
          tympanum={ink.ground}
          mark={ink.second}
          bezel="#0d0719"
        >
          {screens}
        </Temple>
      </div>
    </Artboard>
  );
}
