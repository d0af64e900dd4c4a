import { EVENING_STATUS, eveningOf } from './evening';
import { type Palette, STATUS } from './palette';

const triple = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

/** The triples are for colors with an opacity, as in `rgb(var(--rgb-deep) / 0.6)`. */
function variablesOf(palette: Palette, status: Record<string, string>): Map<string, string> {
  const colors = Object.entries({ ...palette, ...status }).map(
    ([name, hex]) => [`--color-${name}`, hex] as const,
  );
  const triples = (['deep', 'paper', 'violet-word'] as const).map(
    (name) => [`--rgb-${name}`, triple(palette[name])] as const,
  );
  return new Map([...colors, ...triples]);
}

const declared = (variables: Map<string, string>) =>
  [...variables].map(([name, value]) => `${name}:${value}`).join(';');

/** What is inside `.by-day` keeps the colors of the day. */
const bothOf = (palette: Palette) => {
  const day = variablesOf(palette, STATUS);
  const evening = variablesOf(eveningOf(palette), EVENING_STATUS);
  const changed = new Map([...evening].filter(([name, value]) => day.get(name) !== value));
  return {
    day: `:root,.by-day{color-scheme:light;${declared(day)}}`,
    set: `{color-scheme:dark;${declared(changed)}}`,
  };
};

/**
 * The palette by day and in the evening. The evening is the system's choice or the visitor's (evening-choice.ts), and
 * only on screens.
 */
export function dayAndEveningCss(palette: Palette): string {
  const { day, set } = bothOf(palette);
  return [
    day,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=day])${set}}`,
    `@media screen{:root[data-theme=evening]${set}}`,
  ].join('');
}

/** The same in the back office, where Payload writes the theme on the root: the system's, or what the account chose. */
export function backOfficeCss(palette: Palette): string {
  const { day, set } = bothOf(palette);
  return `${day}@media screen{:root[data-theme=dark]${set}}`;
}
