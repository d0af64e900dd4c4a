import { Artboard } from './artboard';
import type { BannerProps } from './banner-props';
import { Headline, Seats } from './banner-words';
import { onInk } from './inks';
import { Lockup } from './lockup';
import { Temple } from './temple';

/** On ink: the sentence, and the house at the right. Phones cut both sides off, so words keep to the middle. */
export function FacebookBanner({ name, size, brand, screens }: BannerProps) {
  const ink = onInk(brand);
  return (
    <Artboard name={name} size={size} ground={ink.ground} color={ink.text}>
      <Lockup brand={brand} size={20} color={ink.text} markColor={ink.accent} left={48} top={36} />
      <Headline
        brand={brand}
        color={ink.text}
        place={{ left: 48, top: 82, width: 360 }}
        fit={{ width: 350, lines: 3, most: 50 }}
        leading={1.02}
      />
      <Seats
        brand={brand}
        color={ink.second}
        place={{ left: 48, bottom: 40, width: 360 }}
        type="18px / 24px"
      />
      <div style={{ position: 'absolute', left: 408, top: 26 }}>
        <Temple
          width={384}
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
