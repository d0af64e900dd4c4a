import type { CSSProperties, ReactNode } from 'react';
import type { BrandAsset } from './assets';
import s from './proof.module.css';

type ProofProps = {
  asset: BrandAsset;
  /** Heading above the size. */
  title: string;
  /** The artboard at its own size; it is scaled to the available width. */
  children: ReactNode;
  /** Covers the drawing. */
  cover?: ReactNode;
  /** Buttons and notes. */
  below?: ReactNode;
};

/** One picture as a printer's proof: crop marks, true proportions, its dimensions, and its actions. */
export function Proof({ asset, title, children, cover, below }: ProofProps) {
  const { key, width, height, label } = asset;
  const size = { '--width': width, '--height': height } as CSSProperties;
  return (
    <figure className={s.proof} style={size}>
      <div className={s.marks}>
        <div className={s.sheet}>
          <div {...(cover ? {} : { role: 'img', 'aria-label': label })}>
            <div className={s.scaled} aria-hidden="true">
              {children}
            </div>
          </div>
          {cover}
        </div>
      </div>
      <figcaption id={`about-${key}`} className={s.caption}>
        <span className={s.title}>{title}</span>{' '}
        <span className={s.size}>
          {width} × {height}
        </span>
      </figcaption>
      {below ? <div className={s.below}>{below}</div> : null}
    </figure>
  );
}
