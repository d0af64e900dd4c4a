import type { ComponentProps } from 'react';
import { Artboard } from './artboard';
import type { BannerProps } from './banner-props';
import { Headline, Seats } from './banner-words';
import { INK, onInk, onPaper } from './inks';
import { Lockup } from './lockup';
import { Temple } from './temple';

type Palette = Record<
  'ground' | 'text' | 'quiet' | 'accent' | 'stone' | 'tympanum' | 'mark' | 'bezel',
  string
>;

/** Lengths in px, from the artboard's edges. */
type Layout = {
  paletteOf: (brand: BannerProps['brand']) => Palette;
  lockup: Pick<ComponentProps<typeof Lockup>, 'size' | 'left' | 'top'>;
  headline: Pick<ComponentProps<typeof Headline>, 'place' | 'fit' | 'leading'>;
  seats: Pick<ComponentProps<typeof Seats>, 'place' | 'type'>;
  temple: { left: number; top: number; width: number };
};

const darkPalette = (brand: BannerProps['brand']): Palette => {
  const { ground, text, accent, second } = onInk(brand);
  return {
    ground,
    text,
    quiet: second,
    accent,
    stone: accent,
    tympanum: ground,
    mark: second,
    bezel: '#0d0719',
  };
};

const lightPalette = (brand: BannerProps['brand']): Palette => {
  const { ground, text, accent, quiet } = onPaper(brand);
  return { ground, text, quiet, accent, stone: INK, tympanum: accent, mark: '#e6d3a6', bezel: INK };
};

/** A banner with the brand's text, and the temple of phones beside or below it. */
const templeBanner = ({ paletteOf, lockup, headline, seats, temple: { width, ...place } }: Layout) =>
  function TempleBanner({ name, size, brand, screens }: BannerProps) {
    const { ground, text, quiet, accent, ...temple } = paletteOf(brand);
    return (
      <Artboard name={name} size={size} ground={ground} color={text}>
        <Lockup brand={brand} color={text} markColor={accent} {...lockup} />
        <Headline brand={brand} color={text} {...headline} />
        <Seats brand={brand} color={quiet} {...seats} />
        <div style={{ position: 'absolute', ...place }}>
          <Temple width={width} markPath={brand.markPath} {...temple}>
            {screens}
          </Temple>
        </div>
      </Artboard>
    );
  };

/** Phones crop both sides, so the text stays near the middle. */
export const FacebookBanner = templeBanner({
  paletteOf: darkPalette,
  lockup: { size: 20, left: 48, top: 36 },
  headline: {
    place: { left: 48, top: 82, width: 360 },
    fit: { width: 350, lines: 3, most: 50 },
    leading: 1.02,
  },
  seats: { place: { left: 48, bottom: 40, width: 360 }, type: '18px / 24px' },
  temple: { left: 408, top: 26, width: 384 },
});

/** The lower edge crops the phones. The profile picture covers the lower left. */
export const LinkedinBanner = templeBanner({
  paletteOf: darkPalette,
  lockup: { size: 28, left: 88, top: 36 },
  headline: { place: { left: 88, top: 96, width: 760 }, fit: { width: 750, lines: 2, most: 84 } },
  seats: { place: { left: 90, top: 276 }, type: '23px / 30px' },
  temple: { left: 888, top: 24, width: 640 },
});

/** Square: the temple stands on the lower edge. */
export const InstagramBanner = templeBanner({
  paletteOf: lightPalette,
  lockup: { size: 38, left: 80, top: 72 },
  headline: { place: { left: 80, top: 158, width: 920 }, fit: { width: 900, lines: 2, most: 100 } },
  seats: { place: { left: 82, top: 380 }, type: '32px / 40px' },
  temple: { left: 140, top: 468, width: 800 },
});
