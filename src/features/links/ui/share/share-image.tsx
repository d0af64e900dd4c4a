'use client';

import { Download, Share2 } from 'lucide-react';
import { Fragment, type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { BrandMark } from '@/kit/ui/brand-mark';
import { renderPng } from '@/kit/ui/render-png';
import { TEAR, TICKET } from '@/kit/ui/ticket-shape';
import { usePicture } from '@/kit/ui/use-picture';
import type { LinksWords } from '../../contract.texts';
import styles from '../links-page.module.css';
import { aroundPrize, prizeLength } from '../prize-words';
import shareArtboardStyles from './share-artboard.module.css';

type ShareBrand = { name: string; prefix: string; markPath: string; prize: string };
type ShareWords = LinksWords['picture'] & { heading: string };

const CROWD = Array.from({ length: 19 }, (_, index) => index * 66 - 27);

type ShareArtboardProps = { ref: Ref<HTMLDivElement>; brand: ShareBrand; words: ShareWords };

/** The picture people share: 1200x630, drawn off-screen, text as HTML and shapes as inline SVG. */
function ShareArtboard({ ref, brand, words }: ShareArtboardProps) {
  const heading = aroundPrize(words.heading).join(brand.prize);
  return createPortal(
    <div
      ref={ref}
      className={`by-day ${shareArtboardStyles.artboard}`}
      data-artboard="share"
      inert
      aria-hidden="true"
    >
      <svg className={shareArtboardStyles.crowd} width="1200" height="90" viewBox="0 0 1200 90">
        {CROWD.map((x) => (
          <path
            key={x}
            fill="var(--color-crowd)"
            d={`M${x} 20a20 20 0 1 0 40 0a20 20 0 1 0-40 0M${x + 7} 50h26v40h-26z`}
          />
        ))}
      </svg>
      <div className={shareArtboardStyles.lockup}>
        <BrandMark path={brand.markPath} size={46} />
        <div className={shareArtboardStyles.name}>{brand.name}</div>
      </div>
      <div className={shareArtboardStyles.win} data-size={prizeLength(brand.prize)}>
        {heading}
      </div>
      <div className={shareArtboardStyles.ticket}>
        <svg className={shareArtboardStyles.paper} width="1056" height="148" viewBox="0 0 1056 148">
          <path fill="var(--color-card)" d={TICKET} />
          <path fill="none" stroke="var(--color-tear)" strokeWidth="3" strokeDasharray="9 7" d={TEAR} />
        </svg>
        <div className={shareArtboardStyles.call}>
          {/* Piazzolla has tight word spaces and the canvas ignores word-spacing, so each word brings its own margin. */}
          {words.call.split(' ').map((word, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words of one text never move
            <Fragment key={place}>
              <span>{word}</span>{' '}
            </Fragment>
          ))}
        </div>
        <div className={shareArtboardStyles.one}>1</div>
        <div className={shareArtboardStyles.entry}>{words.entry}</div>
      </div>
    </div>,
    document.body,
  );
}

const MOUNT_AFTER_MS = 500;
/** Longer than a press: the page answers it before the drawing takes its time. */
const DRAW_AFTER_MS = 300;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll'] as const;

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Mounts the artboard off-screen half a second after the page loaded. Library and capture wait for the first user
 * input, and do not start if the browser saves data.
 *
 * @param failed says that the picture could not be made
 */
function useShareImage(brand: ShareBrand, failed: string) {
  const artboard = useRef<HTMLDivElement>(null);
  const drawing = useRef<Promise<File> | null>(null);
  const [mounted, setMounted] = useState(false);
  const [ready, setReady] = useState(false);
  const name = `${brand.prefix}-Share-1200x630.png`;

  useEffect(() => {
    const timer = setTimeout(() => setMounted(true), MOUNT_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const draw = useCallback(() => {
    const node = artboard.current;
    if (!node) return Promise.reject(new Error('The artboard is not there yet'));
    drawing.current ??= renderPng(node, { scale: 2 }).then(
      (blob) => new File([blob], name, { type: 'image/png' }),
      (error) => {
        drawing.current = null;
        throw error;
      },
    );
    return drawing.current;
  }, [name]);

  useEffect(() => {
    if (!mounted || savesData()) return;
    setReady(true);
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      // A failure is silent here: the button tries again and reports it.
      setTimeout(() => draw().catch(() => {}), DRAW_AFTER_MS);
    };
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(sign, begin, { passive: true, capture: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [mounted, draw]);

  const { shareable, ...picture } = usePicture(draw, failed);
  return { artboard, mounted, ready, shareable: ready && shareable, ...picture };
}

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
