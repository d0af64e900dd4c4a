import { WHITE } from '@/kit/shared/palette/contrast-limits';
import type { AssetBrand } from '../../contract';
import { stepAndRepeat as asset } from '../assets';
import { Artboard } from './artboard';
import { ArtboardLockup, ArtboardMark } from './lockup';

const ROWS = 4;
const CELLS = 4;
const [CELL, ROW] = [1536 / CELLS, 384 / ROWS];

/** Photo backdrop: mark and name repeated on white, with every other row shifted by half a step. */
export function StepRepeatBanner({ brand }: { brand: AssetBrand }) {
  const { print, printAccent } = brand.colors;
  // A longer name is set smaller, so that it never touches the next one.
  const size = Math.min(30, Math.floor((CELL - 150) / (Math.max(brand.name.length, 1) * 0.56)));
  const marks = Array.from({ length: ROWS * (CELLS + 1) }, (_, place) => {
    const row = Math.floor(place / (CELLS + 1));
    const cell = place % (CELLS + 1);
    return { place, row, left: cell * CELL - (row % 2 ? CELL / 2 : 0), top: row * ROW };
  });
  return (
    <Artboard name={asset.key} size={asset} ground={WHITE} color={print}>
      {marks.map(({ place, row, left, top }) => (
        <div key={place} style={{ position: 'absolute', left, top, width: CELL, height: ROW }}>
          <ArtboardLockup brand={brand} size={size} color={print} left={62} top={30} />
          <div style={{ position: 'absolute', left: CELL - 44, top: 34 }}>
            <ArtboardMark path={brand.markPath} size={28} color={row % 2 ? print : printAccent} />
          </div>
        </div>
      ))}
    </Artboard>
  );
}
