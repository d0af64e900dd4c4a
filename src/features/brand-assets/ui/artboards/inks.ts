import { contrast, INK, mix, readableOn } from '@/shared/colors';
import type { AssetBrand } from '../../contract';

export const PAPER = '#faf6ee';
export const WHITE = '#ffffff';
const BRASS = '#e3c07a';

export { INK };

/** A color that stands out from the ground even if an editor changed either of them. */
const seenOn = (ground: string, preferred: string, least: number) =>
  contrast(preferred, ground) >= least ? preferred : readableOn(ground);

/** The brand's colors on a dark background. */
export const onInk = ({ colors }: Pick<AssetBrand, 'colors'>) => ({
  ground: INK,
  text: WHITE,
  accent: seenOn(INK, colors.light, 3),
  second: BRASS,
});

/** A background in one of the brand's colors, with readable text colors for it. */
export const onColor = (ground: string) => {
  const text = readableOn(ground);
  return { ground, text, quiet: mix(ground, text, 0.34), second: mix(ground, text, 0.86) };
};

/** The brand's colors on paper. */
export const onPaper = ({ colors }: Pick<AssetBrand, 'colors'>) => ({
  ground: PAPER,
  text: INK,
  accent: seenOn(PAPER, colors.primary, 3),
  quiet: '#4b4062',
});
