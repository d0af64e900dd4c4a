import { expect, it } from 'vitest';
import { mentioned } from './mentions';

const PEOPLE = [{ username: 'theo' }, { username: 'theodora' }, { username: 'nora.k' }];

it.each([
  ['@theo please look', ['theo']],
  ['please, @Theo: look', ['theo']],
  ['@theodora knows', ['theodora']],
  ['(@nora.k) and @theo.', ['theo', 'nora.k']],
  ['write to theo@example.com', []],
  ['a@theo', []],
  ['nobody', []],
])('%j names %j', (text, names) => {
  expect(mentioned(text, PEOPLE).map(({ username }) => username)).toEqual(names);
});
