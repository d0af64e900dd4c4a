import type { CSSProperties, ReactNode } from 'react';
import type { Size } from '../../contract';
import s from './artboard.module.css';

type ArtboardProps = {
  /** Name of the asset drawn from it. */
  name: string;
  size: Size;
  ground: string;
  color: string;
  children: ReactNode;
};

/**
 * The root of one picture: exact size, and its own background, color and type, so that it looks the same scaled down
 * on the page, off-screen and in the file, also in the evening. Its content is hex colors, plain boxes, text as HTML and shapes as inline
 * SVG.
 */
export function Artboard({ name, size, ground, color, children }: ArtboardProps) {
  const look: CSSProperties = { width: size.width, height: size.height, background: ground, color };
  return (
    <div className={`by-day ${s.artboard}`} style={look} data-artboard={name}>
      {children}
    </div>
  );
}
