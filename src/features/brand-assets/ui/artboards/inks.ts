import { mix } from '@/kit/shared/colors';
import { WHITE } from '@/kit/shared/palette/contrast-limits';

export const INK = 'var(--color-ink)';
export const PAPER = 'var(--color-paper)';

/** On a dark background. */
export const ON_INK = {
  ground: INK,
  text: WHITE,
  accent: 'var(--color-lilac)',
  second: 'var(--color-brass-light)',
};

/** A background in one of the brand's colors that carry white, and the text colors for it. */
export const onColor = (ground: string) => ({
  ground,
  text: WHITE,
  quiet: mix(ground, WHITE, 0.34),
  second: mix(ground, WHITE, 0.86),
});

export const ON_PAPER = {
  ground: PAPER,
  text: INK,
  accent: 'var(--color-violet)',
  quiet: 'var(--color-ink-2)',
};
