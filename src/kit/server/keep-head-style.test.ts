import { expect, it } from 'vitest';
import { headStyles } from '@/kit/shared/head-styles';
import { keepHeadStyle } from './keep-head-style';

it('keeps the style sheets that pages used last, each once', () => {
  const first = keepHeadStyle(':root{--color-ink:#000000}');
  expect(headStyles().get(first)).toBe(':root{--color-ink:#000000}');
  for (let other = 0; other < 15; other += 1) keepHeadStyle(`:root{--color-ink:#0000${other + 10}}`);
  expect(keepHeadStyle(':root{--color-ink:#000000}')).toBe(first);
  keepHeadStyle(':root{--color-ink:#ffffff}');
  expect(headStyles().size).toBe(16);
  expect(headStyles().has(first)).toBe(true);
});
