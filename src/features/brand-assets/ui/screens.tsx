import { type ReactNode, Suspense } from 'react';
import type { AssetsWords } from '../contract.texts';
import { Artboard } from './artboards/artboard';
import { INK, PAPER } from './artboards/inks';
import { type BrandAsset, phoneAsset, tabletAsset } from './assets';
import { DownloadButtons } from './download-buttons';
import { Proof } from './proof';
import s from './screens.module.css';

/** One screen of the mock app. It is drawn elsewhere; this page only frames it. */
export type ShownScreen = {
  key: string;
  /** Used in file names. */
  fileName: string;
  label: string;
  /** Artboard of 320 by 680. */
  phone: ReactNode;
  /** Artboard of 1024 by 1366. */
  tablet?: ReactNode;
};

type SheetProps = {
  id: string;
  title: string;
  words: string;
  controls: AssetsWords;
  prints: { asset: BrandAsset; title: string; drawing: ReactNode }[];
};

/** A contact sheet: the text takes the first cell, each screen one of the others. */
function ContactSheet({ id, title, words, controls, prints }: SheetProps) {
  return (
    <section className={`container-page ${s.sheet}`} aria-labelledby={id}>
      <div className={s.words}>
        <h2 id={id}>{title}</h2>
        <p>{words}</p>
      </div>
      {prints.map(({ asset, title: screen, drawing }) => (
        <div key={asset.key} className={s.screen}>
          <Suspense>
            <Proof asset={asset} title={screen} below={<DownloadButtons asset={asset} words={controls} />}>
              <Artboard name={asset.key} size={asset} ground={PAPER} color={INK}>
                {drawing}
              </Artboard>
            </Proof>
          </Suspense>
        </div>
      ))}
    </section>
  );
}

export function Screens({ screens, words }: { screens: ShownScreen[]; words: AssetsWords }) {
  const tablets = screens.filter(({ tablet }) => tablet);
  return (
    <div className={`on-ink ${s.ink}`}>
      <ContactSheet
        id="app-screenshots"
        title={words.screens.phones}
        words={words.screens.phonesText}
        controls={words}
        prints={screens.map((screen) => ({
          asset: phoneAsset(screen),
          title: screen.label,
          drawing: screen.phone,
        }))}
      />
      {tablets.length > 0 ? (
        <ContactSheet
          id="ipad-screenshots"
          title={words.screens.tablets}
          words={words.screens.tabletsText}
          controls={words}
          prints={tablets.map((screen) => ({
            asset: tabletAsset(screen),
            title: screen.label,
            drawing: screen.tablet,
          }))}
        />
      ) : null}
    </div>
  );
}
