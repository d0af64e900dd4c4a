'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import s from './picture-over-drawing.module.css';

type PictureOverDrawingProps = {
  picture: { url: string; width: number; height: number } | null;
  /** The drawn screen, which is always there: behind the picture, or alone when there is no picture. */
  children: ReactNode;
};

/**
 * An uploaded picture in front of the drawing of the same thing. A picture that is blocked, missing or late
 * leaves the drawing in view from the first paint, without JavaScript too: an image with an empty alt text that
 * fails draws nothing. The script only takes the failed image away, for browsers that draw a broken-image mark.
 */
export function PictureOverDrawing({ picture, children }: PictureOverDrawingProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  // It may have failed before React arrived to hear of it.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  return (
    <>
      {children}
      {picture && !failed && (
        <img
          ref={image}
          className={s.picture}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
    </>
  );
}
