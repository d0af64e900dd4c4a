import { Artboard } from './artboard';
import type { BannerProps } from './banner-props';
import { onInk } from './inks';
import { Lockup } from './lockup';
import { seatsLine } from './seat-words';
import { Temple } from './temple';
import { fitSize, Words } from './words';

/** On ink, with the phones cut by the lower edge. The profile picture covers the lower left. */
export function LinkedinBanner({ name, size, brand, screens }: BannerProps) {
  const ink = onInk(brand);
  const fontSize = fitSize(brand.tagline, { width: 750, lines: 2, most: 84 });
  return (
    <Artboard name={name} size={size} ground={ink.ground} color={ink.text}>
      <Lockup brand={brand} size={28} color={ink.text} markColor={ink.accent} left={88} top={36} />
      <Words
        isSpoken
        text={brand.tagline}
        style={{
          position: 'absolute',
          left: 88,
          top: 96,
          width: 760,
          fontSize,
          lineHeight: `${Math.round(fontSize * 0.98)}px`,
          color: ink.text,
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 90,
          top: 276,
          font: '500 23px / 30px var(--font-text)',
          color: ink.second,
        }}
      >
        {seatsLine(brand)}
      </div>
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
