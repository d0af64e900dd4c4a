import type { HomeWords } from '../contract.texts';

/** The page's text about seats. `caption` follows the figure; without a figure it is used alone. */
export type SeatWords = { figure: string | null; caption: string; apply: string; counter: string };

export function seatWords(words: HomeWords['seats'], left: number): SeatWords {
  const { full, applyFull, one, many, apply, counter } = words;
  if (left <= 0) return { figure: null, caption: full, apply: applyFull, counter: full };
  return { figure: String(left), caption: left === 1 ? one : many, apply, counter };
}
