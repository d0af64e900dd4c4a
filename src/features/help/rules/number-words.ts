const WORDS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** @returns `Three answers`, `One answer`, `20 answers`: to begin a heading with */
export const countOf = (count: number, one: string): string =>
  `${WORDS[count] ?? count} ${count === 1 ? one : `${one}s`}`;
