import { expect, it } from 'vitest';
import { countWords } from './count-words';

it.each([
  ['', 0],
  ['Run the chapter, not the spreadsheet.', 6],
  ['  one\n two – three & ΑΦΑ ', 4],
  ['Wi-Fi and 2.1', 3],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});
