import { describe, expect, it } from 'vitest';
import { line, list, originalTexts, paragraph, part, wordsOf } from './page-texts';

const PAGE = {
  slug: 'sample',
  label: 'Sample',
  parts: {
    top: part('Top', {
      heading: line('Heading', 40, 'Welcome to {brand}'),
      seats: paragraph('Seats', 80, '{left} of {seats}, {count} more'),
    }),
    more: part('More', {
      rows: list({
        label: 'Rows',
        row: 'Row',
        min: 1,
        max: 3,
        columns: { name: line('Name', 20), icon: { label: 'Icon', options: { bell: 'Bell' } } },
        original: [{ name: 'First of {brand}', icon: 'bell' }],
      }),
    }),
  },
};
const facts = { brand: 'Portico', seats: 40, left: 7 };

describe('the words of a page', () => {
  it('are the original texts until somebody changes them, with the brand filled in', () => {
    expect(wordsOf(PAGE, {}, facts)).toEqual({
      top: { heading: 'Welcome to Portico', seats: '7 of 40, {count} more' },
      more: { rows: [{ name: 'First of Portico', icon: 'bell' }] },
    });
  });

  it('are the stored texts where there are any; an emptied text is the original again', () => {
    const stored = {
      top: { heading: '{brand}, rewritten', seats: ' ' },
      more: {
        rows: [
          { id: 'a', name: 'B', icon: 'bell' },
          { id: 'b', name: null, icon: 'bell' },
        ],
      },
    };
    expect(wordsOf(PAGE, stored, facts)).toEqual({
      top: { heading: 'Portico, rewritten', seats: '7 of 40, {count} more' },
      more: {
        rows: [
          { name: 'B', icon: 'bell' },
          { name: '', icon: 'bell' },
        ],
      },
    });
  });

  it('come from a document that may lack a part, or have no rows yet', () => {
    expect(wordsOf(PAGE, { top: null, more: { rows: [] } }, facts).more.rows).toHaveLength(1);
    expect(wordsOf(PAGE, { top: null }, facts).top.heading).toBe('Welcome to Portico');
  });

  it('contain the name of the brand literally', () => {
    expect(wordsOf(PAGE, {}, { ...facts, brand: '$& {seats}' }).top.heading).toBe('Welcome to $& {seats}');
  });
});

it('lists the original texts as they are stored', () => {
  expect(originalTexts(PAGE)).toEqual({
    top: { heading: 'Welcome to {brand}', seats: '{left} of {seats}, {count} more' },
    more: { rows: [{ name: 'First of {brand}', icon: 'bell' }] },
  });
});
