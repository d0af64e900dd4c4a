import { expect, it } from 'vitest';
import { commandOf, type DeskCommand } from './use-desk-commands';

const reply: DeskCommand = {
  group: 'Answer',
  label: 'Reply',
  keys: ['r'],
  single: 'r',
  run: () => undefined,
};
const plain = { ctrlKey: false, metaKey: false, altKey: false, target: null };

it.each([
  ['r', {}, reply],
  ['R', {}, null],
  ['r', { ctrlKey: true }, null],
  ['r', { metaKey: true }, null],
  ['r', { altKey: true }, null],
])('%s with %j', (key, held, command) => {
  expect(commandOf([reply], { ...plain, key, ...held })).toBe(command);
});
