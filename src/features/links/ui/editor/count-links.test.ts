import { expect, test } from 'vitest';
import { countLinks } from './count-links';

const shown = { isActive: true };
const hidden = { isActive: false };
const toCome = { isActive: true, visibleFrom: '2026-12-01T09:00:00.000Z' };
const ended = { isActive: true, visibleUntil: '2026-11-21T12:00:00.000Z' };

test.each([
  [[], '0 links, none hidden'],
  [[shown], '1 link, none hidden'],
  [[shown, hidden, shown, shown, shown], '5 links, one hidden'],
  [[shown, toCome, ended], '3 links, two hidden'],
  [Array.from({ length: 12 }, () => hidden), '12 links, 12 hidden'],
])('%o reads %s', (links, words) => {
  expect(countLinks(links, Date.parse('2026-11-21T12:00:00Z'))).toBe(words);
});
