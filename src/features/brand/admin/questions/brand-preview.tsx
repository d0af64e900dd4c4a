import type { CSSProperties } from 'react';
import { paletteOf } from '@/kit/shared/palette/palette';
import type { BrandAnswers } from '../../contract.questions';
import { drawableColors } from './answered-colors';

const NUMBER = '1763559120412';

/** The answers' colors by day, as the variables that styles use. */
export const variablesOf = (earlier: BrandAnswers, { colors }: BrandAnswers) =>
  Object.fromEntries(
    Object.entries(paletteOf(drawableColors(earlier.colors, colors))).map(([token, color]) => [
      `--color-${token}`,
      color,
    ]),
  ) as CSSProperties;

type Props = { answers: Pick<BrandAnswers, 'name' | 'prefix' | 'markPath'>; colors: CSSProperties };

/** The answers as the site would show them by day, before anything is saved. */
export function BrandPreview({ answers: { name, prefix, markPath }, colors }: Props) {
  const mark = (color: string) => (
    <svg aria-hidden width={28} height={28} viewBox="0 0 32 32" fill={`var(--color-${color})`}>
      <path d={markPath} />
    </svg>
  );
  return (
    <figure className="brand-start__preview by-day" style={colors}>
      <figcaption>As the site would look</figcaption>
      <div data-ground="paper">
        <b>
          {mark('violet')}
          {name}
        </b>
        <span>
          Your ticket is {prefix}-{NUMBER}.
        </span>
        <span className="brand-start__sample">A button</span>
      </div>
      <div data-ground="ink">
        <b>
          {mark('lilac')}
          {name}
        </b>
        <span>The second color</span>
      </div>
    </figure>
  );
}
