import type { CSSProperties, ReactNode } from 'react';
import { isLight } from '../../rules/dye';
import type { Piece } from '../../rules/pieces';
import s from './garment.module.css';

/** The part of 560 by 600 units that a piece fills. */
const BOXES: Record<Piece, string> = {
  front: '0 0 560 600',
  back: '0 0 560 600',
  hoodie: '0 0 560 600',
  cap: '20 96 560 340',
  banner: '0 0 560 600',
};

/** Where the letters stand, how large they are compared to those of a shirt's front, and the rule below them. */
const PRINTS: Record<Piece, { x: number; y: number; scale: number; rule?: string }> = {
  front: { x: 280, y: 256, scale: 1 },
  back: { x: 280, y: 226, scale: 1.06, rule: 'M164 250h232v4H164z' },
  hoodie: { x: 280, y: 348, scale: 0.98 },
  cap: { x: 300, y: 272, scale: 0.86 },
  banner: { x: 280, y: 330, scale: 1.15, rule: 'M160 368h240v4H160z' },
};

/** Of one to five letters; words are as small as five, or smaller. */
const SIZES = [140, 118, 90, 70, 57];
const sizeOf = (print: string) => SIZES[print.length - 1] ?? Math.min(57, 420 / print.length);

type GarmentProps = {
  piece: Piece;
  /** `#` and six digits, as the ink. */
  cloth: string;
  ink: string;
  print?: string;
  /** The print's baseline, where it is not the piece's own. */
  baseline?: number;
  className?: string;
  /** More of the drawing, in its units. */
  children?: ReactNode;
};

/** A garment in its cloth, with its print. Decoration; it needs the page's GarmentDrawings. */
export function Garment({ piece, cloth, ink, print = '', baseline, className = '', children }: GarmentProps) {
  const { x, y, scale, rule } = PRINTS[piece];
  return (
    <svg
      viewBox={BOXES[piece]}
      className={`${s.garment} ${className}`}
      data-cloth={isLight(cloth) ? 'light' : 'dark'}
      style={{ '--cloth': cloth, '--print': ink } as CSSProperties}
      aria-hidden="true"
    >
      <use href={`#garment-${piece}`} width={560} height={600} />
      <g fill="var(--print)" mask="url(#garment-worn)">
        {print ? (
          <text
            x={x}
            y={baseline ?? y}
            textAnchor="middle"
            fontSize={sizeOf(print) * scale}
            className={s.print}
          >
            {print}
          </text>
        ) : null}
        {print && rule ? <path d={rule} /> : null}
      </g>
      {children}
    </svg>
  );
}
