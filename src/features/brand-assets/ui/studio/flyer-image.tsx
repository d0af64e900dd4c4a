'use client';

import { useEffect, useRef, useState } from 'react';
import { flyer } from '../assets';
import { queueDownload } from './download-queue';
import { drawAsset } from './draw-asset';
import s from './flyer-image.module.css';

/** How far below the window the flyer may be when its picture is started. */
const NEAR = '1200px';
/** Transparent, so that the drawing behind it shows until the picture is ready. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The flyer as one picture at print resolution, so that a right-click save gets the printable file. */
export function FlyerImage({ words }: { words: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const place = image.current;
    if (!place) return;
    let made: string | undefined;
    let gone = false;
    const draw = () =>
      queueDownload({ key: flyer.key }, async () => {
        const picture = await drawAsset(flyer);
        if (gone) return '';
        made = URL.createObjectURL(picture);
        setAddress(made);
        return '';
      });
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        void draw();
      },
      { rootMargin: NEAR },
    );
    watch.observe(place);
    return () => {
      gone = true;
      watch.disconnect();
      if (made) URL.revokeObjectURL(made);
    };
  }, []);

  return (
    // biome-ignore lint/performance/noImgElement: the browser draws this file itself
    <img
      ref={image}
      id="flyer"
      className={s.picture}
      src={address ?? NOTHING}
      width={flyer.width}
      height={flyer.height}
      alt={words}
    />
  );
}
