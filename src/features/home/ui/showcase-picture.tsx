'use client';

import { useEffect, useRef, useState } from 'react';
import s from './showcase-picture.module.css';

type ShowcasePictureProps = { url: string; width: number; height: number };

/**
 * An uploaded picture that covers the drawing of the same screen. Blocked, missing or late, it leaves the drawing
 * in view from the first paint, without JavaScript too: an image with an empty alt text that fails draws nothing
 * (the phone around it carries the words). The script only takes a failed image away, for browsers that mark one.
 */
export function ShowcasePicture({ url, width, height }: ShowcasePictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  // It may have failed before React arrived to hear of it.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  if (failed) return null;
  return (
    <img
      ref={image}
      className={s.picture}
      src={url}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
