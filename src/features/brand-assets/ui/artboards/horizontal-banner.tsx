import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { CodePath } from '@/kit/shared/picture';
import type { AssetBrand } from '../../contract';
import type { AssetsWords } from '../../contract.texts';
import { horizontalBanner as asset } from '../assets';
import { Artboard } from './artboard';
import { Code } from './code';
import { fitSize } from './fit-size';
import { INK, onColor, PAPER } from './inks';
import { ArtboardLockup } from './lockup';
import { ArtboardText } from './words';

/** Five people of rising height; the last one is the winner. */
const CROWD = [150, 192, 234, 276, 318].map((height, place) => ({ height, x: place * 70 }));

type Props = { brand: AssetBrand; code: CodePath; linksAddress: string; words: AssetsWords['drawn'] };

/** The giveaway, for a table or a fence: the prize on the left, a code that opens the links page on the right. */
export function HorizontalBanner({ brand, code, linksAddress, words }: Props) {
  const { ground, text, quiet } = onColor(brand.colors.print);
  const win = fillPlaceholders(words.win, { prize: brand.prize });
  const address = linksAddress.replace(/^https?:\/\//, '');
  const fontSize = fitSize([win], { width: 660, lines: 1, most: 136 });
  const crowd = brand.colors.printAccent === brand.colors.print ? quiet : brand.colors.printAccent;
  return (
    <Artboard name={asset.key} size={asset} ground={PAPER} color={INK}>
      <div style={{ position: 'absolute', left: 0, top: 0, width: 1100, height: 384, background: ground }} />
      <ArtboardLockup brand={brand} size={36} color={text} left={64} top={44} />
      <ArtboardText
        parts={[win]}
        style={{
          position: 'absolute',
          left: 62,
          top: 112,
          fontSize,
          lineHeight: '148px',
          whiteSpace: 'nowrap',
          color: text,
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 64,
          top: 276,
          font: '500 27px / 33px var(--font-text)',
          color: text,
        }}
      >
        {words.follow}
        <br />
        {words.entries}
      </div>
      <svg
        width="334"
        height="318"
        viewBox="0 0 334 318"
        style={{ position: 'absolute', left: 732, top: 66, display: 'block' }}
      >
        {CROWD.map(({ height, x }, place) => (
          <path
            key={x}
            fill={place === CROWD.length - 1 ? 'var(--color-brass)' : crowd}
            d={`M${x + 2} ${343 - height}a25 25 0 1 0 50 0a25 25 0 1 0-50 0M${x + 11} ${382 - height}h32V318h-32z`}
          />
        ))}
      </svg>
      <div style={{ position: 'absolute', left: 1166, top: -4 }}>
        <Code code={code} size={304} color={INK} ground={PAPER} />
      </div>
      <ArtboardText
        parts={[words.scan]}
        style={{
          position: 'absolute',
          left: 1100,
          top: 286,
          width: 436,
          fontSize: 38,
          lineHeight: '44px',
          textAlign: 'center',
          color: INK,
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 1110,
          top: 334,
          width: 416,
          font: `500 ${fitSize([address], { width: 400, lines: 1, most: 22 })}px / 30px var(--font-text)`,
          textAlign: 'center',
          whiteSpace: 'nowrap',
          color: 'var(--color-ink-2)',
        }}
      >
        {address}
      </div>
    </Artboard>
  );
}
