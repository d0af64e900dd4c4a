import { expect, it } from 'vitest';
import { isNewer } from './newest-entry';
import { matchingTexts, slashWord } from './slash-word';

it.each([
  ['/remi', 5, { from: 0, to: 5, filter: 'remi' }],
  ['Hi Priya,\n/', 11, { from: 10, to: 11, filter: '' }],
  ['Hi /Remi and more', 8, { from: 3, to: 8, filter: 'remi' }],
  ['and/or', 6, null],
  ['https://colonnade.example', 8, null],
  ['Hi', 2, null],
])('the slash word of %j at %i', (text, caret, word) => {
  expect(slashWord(text, caret)).toEqual(word);
});

const saved = (title: string, text: string) => ({ title, subject: null, text });

it('finds saved texts by title, then by words', () => {
  const all = [
    saved('Receipt', 'A reminder first.'),
    saved('Reminders paused', 'Paused.'),
    saved('Other', 'x'),
  ];
  expect(matchingTexts(all, 'remind').map(({ title }) => title)).toEqual(['Reminders paused', 'Receipt']);
  expect(matchingTexts(all, '')).toHaveLength(3);
});

it.each([
  ['7.3', '7.3', false],
  ['8.3', '7.3', true],
  ['7.4', '7.3', true],
  // An answer that was taken back.
  ['6.3', '7.3', false],
  ['10.0', '9.0', true],
])('%s is newer than %s: %s', (latest, seen, newer) => {
  expect(isNewer(latest, seen)).toBe(newer);
});
