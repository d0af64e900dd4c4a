import type { ComponentProps } from 'react';
import { Artboard } from './artboard';
import type { BannerProps } from './banner-props';
import { BannerHeadline, BannerSeats } from './banner-words';
import { INK, ON_INK, ON_PAPER } from './inks';
import { ArtboardLockup } from './lockup';
import { ArtboardTemple } from './temple';

type Colors = Record<
  'ground' | 'text' | 'quiet' | 'accent' | 'stone' | 'tympanum' | 'mark' | 'bezel',
  string
>;

/** Lengths in px, from the artboard's edges. */
type Layout = {
  colors: Colors;
  lockup: Pick<ComponentProps<typeof ArtboardLockup>, 'size' | 'left' | 'top'>;
  headline: Pick<ComponentProps<typeof BannerHeadline>, 'place' | 'fit' | 'leading'>;
  seats: Pick<ComponentProps<typeof BannerSeats>, 'place' | 'type'>;
  temple: { left: number; top: number; width: number };
};

const { second, ...onInk } = ON_INK;
const DARK: Colors = {
  ...onInk,
  quiet: second,
  stone: onInk.accent,
  tympanum: onInk.ground,
  mark: second,
  bezel: 'var(--color-bezel)',
};
const LIGHT: Colors = {
  ...ON_PAPER,
  stone: INK,
  tympanum: ON_PAPER.accent,
  mark: 'var(--color-brass-pale)',
  bezel: INK,
};

/** A banner with the brand's text, and the temple of phones beside or below it. */
const templeBanner = ({ colors, lockup, headline, seats, temple: { width, ...place } }: Layout) =>
  function TempleBanner({ name, size, brand, words, screens }: BannerProps) {
    const { ground, text, quiet, accent, ...temple } = colors;
    return (
      <Artboard name={name} size={size} ground={ground} color={text}>
        <ArtboardLockup brand={brand} color={text} markColor={accent} {...lockup} />
        <BannerHeadline brand={brand} color={text} {...headline} />
        <BannerSeats brand={brand} words={words} color={quiet} {...seats} />
        <div style={{ position: 'absolute', ...place }}>
          <ArtboardTemple width={width} markPath={brand.markPath} {...temple}>
            {screens}
          </ArtboardTemple>
        </div>
      </Artboard>
    );
  };

/** Phones crop both sides, so the text stays near the middle. */
export const FacebookBanner = templeBanner({
  colors: DARK,
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
  colors: DARK,
  lockup: { size: 28, left: 88, top: 36 },
  headline: { place: { left: 88, top: 96, width: 760 }, fit: { width: 750, lines: 2, most: 84 } },
  seats: { place: { left: 90, top: 276 }, type: '23px / 30px' },
  temple: { left: 888, top: 24, width: 640 },
});

/** Square: the temple stands on the lower edge. */
export const InstagramBanner = templeBanner({
  colors: LIGHT,
  lockup: { size: 38, left: 80, top: 72 },
  headline: { place: { left: 80, top: 158, width: 920 }, fit: { width: 900, lines: 2, most: 100 } },
  seats: { place: { left: 82, top: 380 }, type: '32px / 40px' },
  temple: { left: 140, top: 468, width: 800 },
});
