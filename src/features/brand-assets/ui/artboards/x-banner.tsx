import { Artboard } from './artboard';
import type { BannerProps } from './banner-props';
import { BannerHeadline, BannerSeats } from './banner-words';
import { onColor } from './inks';
import { ArtboardLockup } from './lockup';
import { People } from './people';

/** On the brand's color: every founding seat as a person. The profile picture covers the lower left. */
export function XBanner({ name, size, brand, words }: BannerProps) {
  const { ground, text, quiet, second } = onColor(brand.colors.primary);
  return (
    <Artboard name={name} size={size} ground={ground} color={text}>
      <ArtboardLockup brand={brand} size={32} color={text} left={88} top={60} />
      <BannerHeadline
        brand={brand}
        color={text}
        place={{ left: 88, top: 130, width: 720 }}
        fit={{ width: 700, lines: 2, most: 92 }}
      />
      <BannerSeats
        brand={brand}
        words={words}
        color={second}
        place={{ left: 424, top: 402, width: 440 }}
        type="25px / 32px"
      />
      <div style={{ position: 'absolute', left: 900, top: 62 }}>
        <People
          total={brand.seatsTotal}
          left={brand.seatsLeft}
          width={520}
          height={400}
          columns={Math.ceil(Math.sqrt(brand.seatsTotal * 4))}
          free={text}
          taken={quiet}
        />
      </div>
    </Artboard>
  );
}
