import { expect, it } from 'vitest';
import { unfilled } from './desk';

it.each([
  [
    'Your quote {quoteId} is ready.',
    'This ticket has no quote number for {quoteId}. Fill it in or take it out, then send.',
  ],
  ['Dear {name}, {reason}', 'This ticket has no name for {name}. Fill it in or take it out, then send.'],
  ['Write {} or {braces} as you like.', null],
  ['{constructor} and {toString} are words.', null],
  ['', null],
])('%j left in an answer: %j', (text, sentence) => {
  expect(unfilled(text, 'ticket')).toBe(sentence);
});
