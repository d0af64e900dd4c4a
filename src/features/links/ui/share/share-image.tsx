'use client';

import { Download, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinksWords } from '../../contract.texts';
import styles from '../links-page.module.css';
import { ShareArtboard, type ShareBrand, type ShareWords } from './share-artboard';
import { useShareImage } from './use-share-image';

type Props = { brand: ShareBrand; words: ShareWords; buttons: LinksWords['buttons'] };

/** The hidden artboard, and two buttons for its picture if the browser can make and share it. */
export function ShareImage({ brand, words, buttons }: Props) {
  const { artboard, mounted, ready, shareable, busy, save, share } = useShareImage(brand, buttons.failed);
  const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <div className={styles.share} data-ready={ready}>
        {shareable ? (
          <ImageButton isBusy={busy === 'share'} icon={<Share2 {...icon} />} onClick={share}>
            {buttons.share}
          </ImageButton>
        ) : null}
        <ImageButton isBusy={busy === 'save'} icon={<Download {...icon} />} onClick={save}>
          {buttons.save}
        </ImageButton>
      </div>
      {mounted ? <ShareArtboard ref={artboard} brand={brand} words={words} /> : null}
    </>
  );
}

type ImageButtonProps = { isBusy: boolean; icon: ReactNode; onClick: () => void; children: ReactNode };

/** While it works it shows a spinner and ignores further presses. */
function ImageButton({ isBusy, icon, onClick, children }: ImageButtonProps) {
  return (
    <button
      type="button"
      className={styles.quiet}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={onClick}
    >
      {isBusy ? <span className={`spinner ${styles.spinner}`} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
