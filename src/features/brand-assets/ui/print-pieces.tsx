import type { ReactNode } from 'react';
import type { CodePath } from '@/kit/shared/picture';
import { FilledText } from '@/kit/ui/filled-text';
import type { AssetBrand } from '../contract';
import type { AssetsWords } from '../contract.texts';
import { AppBanner } from './artboards/app-banner';
import { FlyerArtboard } from './artboards/flyer-artboard';
import { HorizontalBanner } from './artboards/horizontal-banner';
import { flyerSeatsLine } from './artboards/seat-words';
import { StepRepeatBanner } from './artboards/step-repeat-banner';
import { appBanner, flyer, horizontalBanner, stepAndRepeat } from './assets';
import { DownloadButtons } from './download-buttons';
import s from './print-pieces.module.css';
import { Proof } from './proof';
import { FlyerImage } from './studio/flyer-image';

type Props = {
  brand: AssetBrand;
  screens: ReactNode[];
  words: AssetsWords;
  /** Full addresses of this site, and their codes. */
  links: { address: string; code: CodePath };
  home: { address: string; code: CodePath };
};

const flyerWords = (brand: AssetBrand, words: AssetsWords['drawn'], address: string) =>
  [
    `${brand.name} flyer: ${brand.tagline}`,
    brand.seatsLeft > 0 ? `${brand.seatsLeft} ${flyerSeatsLine(brand, words)}` : flyerSeatsLine(brand, words),
    ...brand.claims.slice(0, 6),
    `${words.flyerScan}: ${address}`,
  ]
    .map((sentence) => sentence.replace(/[.!?]?$/, (end) => end || '.'))
    .join(' ');

/** Printed material: the flyer on the left, the banners stacked on the right. */
export function PrintPieces({ brand, screens, words, links, home }: Props) {
  const { print, drawn } = words;
  return (
    <section className={`container-page ${s.section}`} aria-labelledby="print">
      <h2 id="print">{print.heading}</h2>
      <div className={s.pieces}>
        <div className={s.flyer}>
          <h3>{print.flyer}</h3>
          <p>{print.flyerText}</p>
          <Proof
            asset={flyer}
            title={print.flyerTitle}
            cover={<FlyerImage words={flyerWords(brand, drawn, home.address)} />}
          >
            <FlyerArtboard brand={brand} words={drawn} screens={screens} {...home} />
          </Proof>
        </div>
        <div className={s.piece}>
          <h3>{print.wide}</h3>
          <p>
            <FilledText
              text={print.wideText}
              parts={{
                link: (
                  <a href="/links" className="text-link">
                    {print.wideLink}
                  </a>
                ),
              }}
            />
          </p>
          <Proof
            asset={horizontalBanner}
            title={print.bannerTitle}
            below={
              <DownloadButtons
                asset={horizontalBanner}
                words={words}
                label={print.wideButton}
                variant="primary"
              />
            }
          >
            <HorizontalBanner brand={brand} words={drawn} code={links.code} linksAddress={links.address} />
          </Proof>
        </div>
        <div className={s.piece}>
          <h3>{print.wall}</h3>
          <p>{print.wallText}</p>
          <Proof
            asset={stepAndRepeat}
            title={print.bannerTitle}
            below={
              <DownloadButtons
                asset={stepAndRepeat}
                words={words}
                label={print.wallButton}
                variant="primary"
              />
            }
          >
            <StepRepeatBanner brand={brand} />
          </Proof>
        </div>
        <div className={s.piece}>
          <h3>{print.app}</h3>
          <p>{print.appText}</p>
          <Proof
            asset={appBanner}
            title={print.bannerTitle}
            below={
              <DownloadButtons asset={appBanner} words={words} label={print.appButton} variant="primary" />
            }
          >
            <AppBanner brand={brand} words={drawn} />
          </Proof>
        </div>
      </div>
    </section>
  );
}
