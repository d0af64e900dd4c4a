import type { CSSProperties, ReactNode } from 'react';
import { paletteOf } from '@/shared/palette/palette';
import type { BrandAnswers } from '../../contract.questions';
import { drawableColors } from './answered-colors';

const NUMBER = '1763559120412';

/** The answers' colors as the variables that styles use. */
const variablesOf = (colors: BrandAnswers['colors']) =>
  Object.fromEntries(
    Object.entries(paletteOf(colors)).map(([token, color]) => [`--color-${token}`, color]),
  ) as CSSProperties;

type Props = { answers: BrandAnswers; earlier: BrandAnswers; children: ReactNode };

/** The answers as the site would show them, before anything is saved; what is inside has their colors too. */
export function BrandPreview({ answers: { name, prefix, colors, markPath }, earlier, children }: Props) {
  const mark = (color: string) => (
    <svg aria-hidden width={28} height={28} viewBox="0 0 32 32" fill={`var(--color-${color})`}>
      <path d={markPath} />
    </svg>
  );
  return (
    <div style={variablesOf(drawableColors(earlier.colors, colors))}>
      {children}
      <figure className="brand-start__preview">
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
    </div>
  );
}
