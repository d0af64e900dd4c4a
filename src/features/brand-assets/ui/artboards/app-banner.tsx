import type { AssetBrand } from '../../contract';
import type { AssetsWords } from '../../contract.texts';
import { appBanner as asset } from '../assets';
import { Artboard } from './artboard';
import { BannerSeats } from './banner-words';
import { fitSize } from './fit-size';
import { onColor } from './inks';
import { ArtboardLockup } from './lockup';
import { People } from './people';
import { ArtboardText } from './words';

type Props = { brand: AssetBrand; words: AssetsWords['drawn'] };

/** A strip inside other apps: who it is, whom it is for, and how many places there are. */
export function AppBanner({ brand, words }: Props) {
  const { ground, text, quiet, second } = onColor(brand.colors.primary);
  const fontSize = fitSize([brand.tagline], { width: 490, lines: 1, most: 34 });
  return (
    <Artboard name={asset.key} size={asset} ground={ground} color={text}>
      <ArtboardLockup
        brand={brand}
        size={fitSize([brand.name], { width: 200, lines: 1, most: 32 })}
        color={text}
        left={36}
        top={56}
      />
      <div style={{ position: 'absolute', left: 268, top: 34, width: 2, height: 82, background: quiet }} />
      <ArtboardText
        parts={[brand.tagline]}
        style={{
          position: 'absolute',
          left: 300,
          top: 38,
          width: 520,
          whiteSpace: 'nowrap',
          fontSize,
          lineHeight: '40px',
          color: text,
        }}
      />
      <BannerSeats
        brand={brand}
        words={words}
        color={second}
        place={{ left: 300, top: 84 }}
        type="19px / 26px"
      />
      <div style={{ position: 'absolute', left: 826, top: 28 }}>
        <People
          total={brand.seatsTotal}
          left={brand.seatsLeft}
          width={196}
          height={100}
          columns={Math.ceil(Math.sqrt(brand.seatsTotal * 6.25))}
          free={text}
          taken={quiet}
        />
      </div>
    </Artboard>
  );
}
