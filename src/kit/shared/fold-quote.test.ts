import { expect, it } from 'vitest';
import { foldQuote } from './fold-quote';

it.each([
  ['Thanks.\n\n> You wrote\n> this', { own: 'Thanks.', quoted: '> You wrote\n> this' }],
  ['Thanks.\n\n', { own: 'Thanks.\n\n', quoted: '' }],
  ['> Only a quote', { own: '> Only a quote', quoted: '' }],
  ['> First\nthen mine', { own: '> First\nthen mine', quoted: '' }],
])('folds the quote of %j', (text, parts) => {
  expect(foldQuote(text)).toEqual(parts);
});
