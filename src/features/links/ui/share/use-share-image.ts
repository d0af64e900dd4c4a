import { useCallback, useEffect, useRef, useState } from 'react';
import { letPaint } from '@/ui/let-paint';
import { DOWNLOAD_FAILED, renderPng } from '@/ui/render-png';
import { saveFile } from '@/ui/save-file';
import { toast } from '@/ui/toast/toast';
import type { ShareBrand } from './share-artboard';

const MOUNT_AFTER_MS = 500;
/** Longer than a press: the page answers it before the drawing takes its time. */
const DRAW_AFTER_MS = 300;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll'] as const;

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A sample file, to ask the browser whether it can share pictures. */
const canShareImages = () =>
  navigator.canShare?.({ files: [new File([], 'share.png', { type: 'image/png' })] }) ?? false;

/**
 * Mounts the artboard off-screen half a second after the page loaded. Library and capture wait for the first user
 * input, and do not start if the browser saves data.
 */
export function useShareImage(brand: ShareBrand) {
  const artboard = useRef<HTMLDivElement>(null);
  const drawing = useRef<Promise<File> | null>(null);
  const [mounted, setMounted] = useState(false);
  const [ready, setReady] = useState(false);
  const [shareable, setShareable] = useState(false);
  const [busy, setBusy] = useState<'save' | 'share' | null>(null);
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
    setShareable(canShareImages());
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

  const deliver = async (way: 'save' | 'share', send: (file: File) => unknown) => {
    if (busy) return;
    setBusy(way);
    try {
      await letPaint();
      await send(await draw());
    } catch (error) {
      // Closing the browser's share sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await toast({ title: DOWNLOAD_FAILED, tone: 'destructive' });
    } finally {
      setBusy(null);
    }
  };

  return {
    artboard,
    mounted,
    ready,
    shareable,
    busy,
    save: () => deliver('save', (file) => saveFile(file, file.name)),
    share: () => deliver('share', (file) => navigator.share({ files: [file] })),
  };
}
