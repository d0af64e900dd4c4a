import { expect, it } from 'vitest';
import { headElements } from '@/shared/head-elements';
import { keepHeadElement } from './keep-head-element';

const sheet = (color: number) => `:root{--color-ink:#${String(color).padStart(6, '0')}}`;

it('keeps the elements that pages used last, each once', () => {
  const first = keepHeadElement('style', sheet(0));
  expect(headElements().get(first)).toEqual({ kind: 'style', text: ':root{--color-ink:#000000}' });
  for (let other = 1; other < 200; other += 1) keepHeadElement('style', sheet(other));
  expect(keepHeadElement('style', sheet(0))).toBe(first);
  keepHeadElement('data', '{}');
  expect(headElements().size).toBe(200);
  expect(headElements().has(first)).toBe(true);
});
