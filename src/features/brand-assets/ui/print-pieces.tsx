import type { ReactNode } from 'react';
import type { AssetBrand, CodePath } from '../contract';
import { AppBanner } from './artboards/app-banner';
import { FlyerArtboard } from './artboards/flyer-artboard';
import { HorizontalBanner } from './artboards/horizontal-banner';
import { flyerSeatsLine } from './artboards/seat-words';
import { StepRepeatBanner } from './artboards/step-repeat-banner';
import { appBanner, flyer, horizontalBanner, stepAndRepeat } from './assets';
import s from './print-pieces.module.css';
import { Proof } from './proof';
import { AssetButtons } from './studio/asset-buttons';
import { FlyerImage } from './studio/flyer-image';

type Props = {
  brand: AssetBrand;
  screens: ReactNode[];
  /** Full addresses of this site, and their codes. */
  links: { address: string; code: CodePath };
  home: { address: string; code: CodePath };
};

const flyerWords = (brand: AssetBrand, address: string) =>
  [
    `${brand.name} flyer: ${brand.tagline}`,
    brand.seatsLeft > 0 ? `${brand.seatsLeft} ${flyerSeatsLine(brand)}` : flyerSeatsLine(brand),
    ...brand.claims.slice(0, 6),
    `Scan to apply: ${address}`,
  ]
    .map((sentence) => sentence.replace(/[.!?]?$/, (end) => end || '.'))
    .join(' ');

/** Printed material: the flyer on the left, the banners stacked on the right. */
export function PrintPieces({ brand, screens, links, home }: Props) {
  return (
    <section className={`container-page ${s.section}`} aria-labelledby="print">
      <h2 id="print">On paper and on walls</h2>
      <div className={s.pieces}>
        <div className={s.flyer}>
          <h3>Marketing Flyer</h3>
          <p>8.5 × 11 inches, 300 dpi. Right-click the flyer and save it, or take a screenshot.</p>
          <Proof asset={flyer} title="Flyer" cover={<FlyerImage words={flyerWords(brand, home.address)} />}>
            <FlyerArtboard brand={brand} screens={screens} {...home} />
          </Proof>
        </div>
        <div className={s.piece}>
          <h3>Horizontal Banner</h3>
          <p>
            8 × 2 inches, 384 dpi. The QR code links to{' '}
            <a href="/links" className="text-link">
              the links page
            </a>
            .
          </p>
          <Proof
            asset={horizontalBanner}
            title="Banner"
            below={<AssetButtons asset={horizontalBanner} words="Download Banner" variant="primary" />}
          >
            <HorizontalBanner brand={brand} code={links.code} linksAddress={links.address} />
          </Proof>
        </div>
        <div className={s.piece}>
          <h3>Step and Repeat Banner</h3>
          <p>8 × 2 inches, for the wall behind your photos.</p>
          <Proof
            asset={stepAndRepeat}
            title="Banner"
            below={
              <AssetButtons asset={stepAndRepeat} words="Download Step & Repeat Banner" variant="primary" />
            }
          >
            <StepRepeatBanner brand={brand} />
          </Proof>
        </div>
        <div className={s.piece}>
          <h3>App Placement Banner</h3>
          <p>7 : 1, drawn at three times its size.</p>
          <Proof
            asset={appBanner}
            title="Banner"
            below={
              <AssetButtons asset={appBanner} words="Download App Banner (1050x150)" variant="primary" />
            }
          >
            <AppBanner brand={brand} />
          </Proof>
        </div>
      </div>
    </section>
  );
}
