'use client';

import { useEffect, useRef, useState } from 'react';
import s from './showcase-image.module.css';

type ShowcaseImageProps = { url: string; srcSet: string; width: number; height: number };

/**
 * An uploaded picture that covers the drawing of the same screen once it has loaded. If it is blocked, missing or
 * late, the drawing stays visible from the first paint; the style sheet does the same where no script runs. Its text
 * alternative is on the phone around it.
 */
export function ShowcaseImage({ url, srcSet, width, height }: ShowcaseImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting');

  // It may have loaded or failed before React attached its listeners.
  useEffect(() => {
    if (image.current?.complete) setState(image.current.naturalWidth > 0 ? 'loaded' : 'failed');
  }, []);

  if (state === 'failed') return null;
  return (
    // biome-ignore lint/performance/noImgElement: uploads have their sizes already
    <img
      ref={image}
      className={s.picture}
      data-state={state}
      src={url}
      srcSet={srcSet}
      sizes="320px"
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  );
}
