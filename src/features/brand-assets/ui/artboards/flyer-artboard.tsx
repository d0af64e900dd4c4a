import type { ReactNode } from 'react';
import { WHITE } from '@/kit/shared/palette/contrast-limits';
import type { CodePath } from '@/kit/shared/picture';
import type { AssetBrand } from '../../contract';
import type { AssetsWords } from '../../contract.texts';
import { flyer as asset } from '../assets';
import { Artboard } from './artboard';
import { BannerHeadline } from './banner-words';
import { Code } from './code';
import { INK, onColor } from './inks';
import { ArtboardLockup } from './lockup';
import { flyerSeatsLine } from './seat-words';
import { Column } from './temple';
import { ArtboardText } from './words';

const MOST = 6;

/** The brand's promises as numbered lines, like articles. */
function FlyerClaims({ claims, mark }: { claims: string[]; mark: string }) {
  return (
    <div style={{ position: 'absolute', left: 60, top: 786, width: 476 }}>
      {claims.slice(0, MOST).map((claim, place) => (
        <div
          key={claim}
          style={{
            display: 'flex',
            alignItems: 'center',
            height: 44,
            borderTop: place === 0 ? '2px solid var(--color-ink)' : '1px solid var(--color-line)',
            boxSizing: 'border-box',
          }}
        >
          <div style={{ width: 34, font: '700 19px / 24px var(--font-display)', color: mark }}>
            {place + 1}
          </div>
          <div style={{ width: 440, font: '500 17px / 22px var(--font-text)', color: 'var(--color-ink)' }}>
            {claim}
          </div>
        </div>
      ))}
    </div>
  );
}

type Props = {
  brand: AssetBrand;
  code: CodePath;
  address: string;
  screens: ReactNode[];
  words: AssetsWords['drawn'];
};

/** A US letter page for a notice board: white paper, the print color, and two phones cropped by the colored field. */
export function FlyerArtboard({ brand, code, address, screens, words }: Props) {
  const { ground, text, second } = onColor(brand.colors.print);
  return (
    <Artboard name={asset.key} size={asset} ground={WHITE} color={INK}>
      <ArtboardLockup brand={brand} size={30} color={brand.colors.print} left={60} top={52} />
      <BannerHeadline
        brand={brand}
        color={INK}
        place={{ left: 60, top: 118, width: 740 }}
        fit={{ width: 730, lines: 2, most: 80 }}
        leading={1}
      />
      <div
        style={{
          position: 'absolute',
          left: 0,
          top: 322,
          width: 850,
          height: 430,
          overflow: 'hidden',
          background: ground,
        }}
      >
        <ArtboardText
          parts={[brand.seatsLeft > 0 ? String(brand.seatsLeft) : words.flyerFull]}
          style={{
            position: 'absolute',
            left: 58,
            top: 48,
            fontSize: brand.seatsLeft > 0 ? 168 : 88,
            lineHeight: '168px',
            color: text,
          }}
        />
        <div
          style={{
            position: 'absolute',
            left: 62,
            top: 226,
            width: 300,
            font: '600 25px / 34px var(--font-text)',
            color: text,
          }}
        >
          {flyerSeatsLine(brand, words)}
        </div>
        <div
          style={{
            position: 'absolute',
            left: 62,
            top: 318,
            width: 290,
            font: '400 19px / 27px var(--font-text)',
            color: second,
          }}
        >
          {words.flyerText}
        </div>
        <div style={{ position: 'absolute', left: 392, top: 44 }}>
          <Column scale={0.62} bezel={INK}>
            {screens[0]}
          </Column>
        </div>
        <div style={{ position: 'absolute', left: 612, top: 92 }}>
          <Column scale={0.62} bezel={INK}>
            {screens[1]}
          </Column>
        </div>
      </div>
      <FlyerClaims claims={brand.claims} mark={brand.colors.printAccent} />
      <div style={{ position: 'absolute', left: 586, top: 786 }}>
        <Code code={code} size={214} color={INK} ground={WHITE} />
      </div>
      <div
        style={{
          position: 'absolute',
          left: 566,
          top: 1000,
          width: 254,
          textAlign: 'center',
          font: '600 18px / 24px var(--font-text)',
          color: INK,
        }}
      >
        {words.flyerScan}
        <br />
        <span style={{ fontWeight: 400, color: 'var(--color-ink-2)' }}>
          {address.replace(/^https?:\/\//, '')}
        </span>
      </div>
    </Artboard>
  );
}
