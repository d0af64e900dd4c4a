import { type ReactNode, Suspense } from 'react';
import { PHONE_SIZE, TABLET_SIZE } from '../contract';
import { Artboard } from './artboards/artboard';
import { INK, PAPER } from './artboards/inks';
import { phoneAsset, tabletAsset } from './assets';
import { Proof } from './proof';
import s from './screens.module.css';
import { AssetButtons } from './studio/asset-buttons';

/** One screen of the mock app, drawn elsewhere: this page only frames it. */
export type ShownScreen = {
  key: string;
  /** Its part of a file name. */
  fileName: string;
  label: string;
  /** Artboard of 320 by 680. */
  phone: ReactNode;
  /** Artboard of 1024 by 1366. */
  tablet?: ReactNode;
};

/** A contact sheet: the words take the first place, each screen one of the others. */
export function Screens({ screens }: { screens: ShownScreen[] }) {
  const tablets = screens.filter(({ tablet }) => tablet);
  return (
    <div className={`on-ink ${s.ink}`}>
      <section className={`container-page ${s.sheet}`} aria-labelledby="app-screenshots">
        <div className={s.words}>
          <h2 id="app-screenshots">App Screenshots</h2>
          <p>The app as a member holds it. Sample names and figures, no real person.</p>
        </div>
        {screens.map((screen) => {
          const asset = phoneAsset(screen);
          return (
            <div key={screen.key} className={s.screen}>
              <Suspense>
                <Proof
                  asset={asset}
                  title={screen.label}
                  below={<AssetButtons asset={asset} words="Download (320x680)" />}
                >
                  <Artboard name={asset.key} size={PHONE_SIZE} ground={PAPER} color={INK}>
                    {screen.phone}
                  </Artboard>
                </Proof>
              </Suspense>
            </div>
          );
        })}
      </section>
      {tablets.length > 0 ? (
        <section className={`container-page ${s.sheet}`} aria-labelledby="ipad-screenshots">
          <div className={s.words}>
            <h2 id="ipad-screenshots">iPad Screenshots</h2>
            <p>iPad Air 13-inch, upright: the same app with room for the officer’s tools.</p>
          </div>
          {tablets.map((screen) => {
            const asset = tabletAsset(screen);
            return (
              <div key={screen.key} className={s.screen}>
                <Suspense>
                  <Proof
                    asset={asset}
                    title={screen.label}
                    below={<AssetButtons asset={asset} words="Download (1024x1366)" />}
                  >
                    <Artboard name={asset.key} size={TABLET_SIZE} ground={PAPER} color={INK}>
                      {screen.tablet}
                    </Artboard>
                  </Proof>
                </Suspense>
              </div>
            );
          })}
        </section>
      ) : null}
    </div>
  );
}
