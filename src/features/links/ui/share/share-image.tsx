'use client';

import { Download, Share2 } from 'lucide-react';
import styles from '../links-page.module.css';
import { ShareArtboard, type ShareBrand } from './share-artboard';
import { useShareImage } from './use-share-image';

/** The hidden artboard, and two buttons for its picture if the browser can make and share it. */
export function ShareImage({ brand }: { brand: ShareBrand }) {
  const { artboard, mounted, ready, shareable, save, share } = useShareImage(brand);
  return (
    <>
      <div className={styles.share} data-ready={ready}>
        {shareable ? (
          <button type="button" className={styles.quiet} onClick={share}>
            <Share2 size={17} strokeWidth={1.75} aria-hidden="true" />
            Share
          </button>
        ) : null}
        <button type="button" className={styles.quiet} onClick={save}>
          <Download size={17} strokeWidth={1.75} aria-hidden="true" />
          Save image
        </button>
      </div>
      {mounted ? <ShareArtboard ref={artboard} brand={brand} /> : null}
    </>
  );
}
