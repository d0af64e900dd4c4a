import { expect, test } from 'vitest';
import { countLinks } from './count-links';

const shown = { isActive: true };
const hidden = { isActive: false };

test.each([
  [[], '0 links, 0 hidden'],
  [[shown], '1 link, 0 hidden'],
  [[shown, hidden, shown, shown, shown], '5 links, 1 hidden'],
])('%o reads %s', (links, words) => {
  expect(countLinks(links)).toBe(words);
});
