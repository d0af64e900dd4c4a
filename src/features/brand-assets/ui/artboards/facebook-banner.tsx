import { Artboard } from './artboard';
import type { BannerProps } from './banner-props';
import { onInk } from './inks';
import { Lockup } from './lockup';
import { seatsLine } from './seat-words';
import { Temple } from './temple';
import { fitSize, Words } from './words';

/** On ink: the sentence, and the house at the right. Phones cut both sides off, so words keep to the middle. */
export function FacebookBanner({ name, size, brand, screens }: BannerProps) {
  const ink = onInk(brand);
  const fontSize = fitSize(brand.tagline, { width: 350, lines: 3, most: 50 });
  return (
    <Artboard name={name} size={size} ground={ink.ground} color={ink.text}>
      <Lockup brand={brand} size={20} color={ink.text} markColor={ink.accent} left={48} top={36} />
      <Words
        isSpoken
        text={brand.tagline}
        style={{
          position: 'absolute',
          left: 48,
          top: 82,
          width: 360,
          fontSize,
          lineHeight: `${Math.round(fontSize * 1.02)}px`,
          color: ink.text,
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 48,
          bottom: 40,
          width: 360,
          font: '500 18px / 24px var(--font-text)',
          color: ink.second,
        }}
      >
        {seatsLine(brand)}
      </div>
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
