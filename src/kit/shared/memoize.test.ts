import { expect, it } from 'vitest';
import { memoize } from './memoize';

it('computes a text once, even if the result is empty', () => {
  const asked: string[] = [];
  const first = memoize((text) => {
    asked.push(text);
    return text[0];
  });
  expect([first('ab'), first(''), first('ab'), first('')]).toEqual(['a', undefined, 'a', undefined]);
  expect(asked).toEqual(['ab', '']);
});

it('never holds more than its limit', () => {
  const asked: string[] = [];
  const upper = memoize((text) => {
    asked.push(text);
    return text.toUpperCase();
  }, 2);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'c']) expect(upper(text)).toBe(text.toUpperCase());
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
