import { WHITE } from '@/kit/shared/palette/contrast-limits';
import type { AssetBrand, Size } from '../../contract';
import { Artboard } from './artboard';
import { INK } from './inks';
import { ArtboardMark } from './lockup';

type ProfileProps = { name: string; size: Size; brand: Pick<AssetBrand, 'markPath' | 'colors'> };

/** The app icon on white: mark at 60%, corner radius 23%, so that a circular crop cuts nothing off. */
export function ProfileArtboard({ name, size, brand }: ProfileProps) {
  const { width: side } = size;
  const { primary } = brand.colors;
  const mark = Math.round(side * 0.6);
  const edge = (side - mark) / 2;
  return (
    <Artboard name={name} size={size} ground={WHITE} color={INK}>
      <div
        style={{
          position: 'absolute',
          inset: 0,
          borderRadius: Math.round(side * 0.23),
          background: primary,
        }}
      />
      <div style={{ position: 'absolute', left: edge, top: edge - side * 0.015 }}>
        <ArtboardMark path={brand.markPath} size={mark} color={WHITE} />
      </div>
    </Artboard>
  );
}
