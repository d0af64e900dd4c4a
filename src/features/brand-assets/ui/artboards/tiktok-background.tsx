import { Artboard } from './artboard';
import type { BannerProps } from './banner-props';
import { BannerHeadline, BannerSeats } from './banner-words';
import { ON_INK } from './inks';
import { ArtboardLockup } from './lockup';
import { Column } from './temple';

/** On the dark ground, portrait: one phone carries the roof and is cropped by the lower edge. */
export function TiktokBackground({ name, size, brand, words, screens }: BannerProps) {
  return (
    <Artboard name={name} size={size} ground={ON_INK.ground} color={ON_INK.text}>
      <ArtboardLockup
        brand={brand}
        size={48}
        color={ON_INK.text}
        markColor={ON_INK.accent}
        left={96}
        top={150}
      />
      <BannerHeadline
        brand={brand}
        color={ON_INK.text}
        place={{ left: 96, top: 262, width: 900 }}
        fit={{ width: 880, lines: 3, most: 120 }}
      />
      <BannerSeats
        brand={brand}
        words={words}
        color={ON_INK.second}
        place={{ left: 98, top: 682, width: 860 }}
        type="42px / 52px"
      />
      <svg
        width="1080"
        height="330"
        viewBox="0 0 1080 330"
        style={{ position: 'absolute', left: 0, top: 780, display: 'block' }}
      >
        <path d="M540 10 980 212V252H100V212Z" fill={ON_INK.accent} />
        <path d="M540 66 850 206H230Z" fill={ON_INK.ground} />
        <path d="M100 264H980V312H100Z" fill={ON_INK.accent} />
        <path d={brand.markPath} fill={ON_INK.second} transform="translate(496 108) scale(2.75)" />
      </svg>
      <div style={{ position: 'absolute', left: 202, top: 1116 }}>
        <Column scale={2} bezel="var(--color-bezel)">
          {screens[1]}
        </Column>
      </div>
    </Artboard>
  );
}
