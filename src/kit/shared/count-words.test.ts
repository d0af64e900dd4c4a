import { expect, it } from 'vitest';
import { countWords, minutesToRead } from './count-words';

it.each([
  ['', 0],
  ['Run the chapter, not the spreadsheet.', 6],
  ['  one\n two – three & ΑΦΑ ', 4],
  ['Wi-Fi and 2.1', 3],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});

it.each([
  [0, 1],
  [1, 1],
  [230, 1],
  [231, 2],
  [1610, 7],
  [1611, 8],
])('takes %d words at 230 a minute, rounded up', (words, minutes) => {
  expect(minutesToRead(words)).toBe(minutes);
});
