import { useCallback, useEffect, useRef, useState } from 'react';
import { renderPng } from '@/kit/ui/render-png';
import { usePicture } from '@/kit/ui/use-picture';
import type { ShareBrand } from './share-artboard';

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
export function useShareImage(brand: ShareBrand, failed: string) {
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
