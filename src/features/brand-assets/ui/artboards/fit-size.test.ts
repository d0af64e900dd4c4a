import { expect, it } from 'vitest';
import { fitSize, phrasesOf } from './fit-size';

const TAGLINE = 'Run the chapter, not the spreadsheet.';

it.each([
  ['as large as it may be', { width: 900, lines: 2, most: 60 }, 60],
  ['one line for each part', { width: 750, lines: 2, most: 84 }, 83],
  ['three lines, of which the first part takes one', { width: 350, lines: 3, most: 50 }, 47],
])('gives the brand’s sentence %s', (_, box, size) => {
  expect(fitSize(phrasesOf(TAGLINE, box.lines), box)).toBe(size);
});

it('makes room for capitals and for words longer than a line', () => {
  expect(fitSize(['WIN BIG'], { width: 200, lines: 1, most: 100 })).toBe(46);
  expect(fitSize(['Donaudampfschifffahrt'], { width: 200, lines: 3, most: 100 })).toBe(20);
});

it('breaks at commas only where there are lines for it', () => {
  expect(phrasesOf(TAGLINE, 2)).toEqual(['Run the chapter,', 'not the spreadsheet.']);
  expect(phrasesOf('Dues, events, rides, and all of it', 3)).toEqual(['Dues, events, rides, and all of it']);
});

it('has a size for an empty text', () => {
  expect(fitSize([''], { width: 200, lines: 1, most: 30 })).toBe(30);
});
