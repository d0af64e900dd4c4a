import type { MerchWords } from '../../contract.texts';
import type { Piece } from '../../rules/pieces';
import { Garment } from '../garment/garment';
import { PriceReceipt } from '../price-receipt';
import s from './garment-view.module.css';

export type Dressed = { piece: Piece; cloth: string; ink: string; print: string };
type GarmentViewProps = Dressed & { margin: number; words: MerchWords['pricing'] };

/** Where the string is tied, in units of the view. */
const KNOTS: Record<Piece, [x: number, y: number]> = {
  front: [390, 100],
  back: [390, 100],
  hoodie: [390, 140],
  cap: [392, 262],
  banner: [424, 98],
};

export function GarmentView({ piece, cloth, ink, print, margin, words }: GarmentViewProps) {
  const [x, y] = KNOTS[piece];
  return (
    <div className={s.view}>
      <div className={s.garment} data-piece={piece}>
        <Garment piece={piece} cloth={cloth} ink={ink} print={print} />
      </div>
      <svg viewBox="0 0 800 606" className={s.string} fill="none" aria-hidden="true">
        <path
          d={`M${x} ${y}C${x + 42} ${y - 58} 562 18 640 111`}
          stroke="var(--color-warn)"
          strokeWidth={2.5}
        />
        <circle cx={x} cy={y} r={5} fill="var(--color-brass)" />
      </svg>
      <svg viewBox="0 0 40 44" className={s.short} fill="none" aria-hidden="true">
        <path d="M8 4c-2 23 22 14 12 36" stroke="var(--color-warn)" strokeWidth={2.5} />
        <circle cx={8} cy={4} r={4} fill="var(--color-brass)" />
      </svg>
      <div className={s.receipt}>
        <PriceReceipt piece={piece} margin={margin} words={words} />
      </div>
    </div>
  );
}
