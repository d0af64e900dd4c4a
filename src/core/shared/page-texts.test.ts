import { describe, expect, it } from 'vitest';
import { changedTexts, line, list, paragraph, part, textsOfPart, wordsOf } from './page-texts';

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

describe('what is stored of a document', () => {
  const original = { id: 'row-0', name: 'First of {brand}', icon: 'bell' };

  it('is what its owner changed, and nothing of the originals', () => {
    expect(
      changedTexts(PAGE, {
        top: { heading: 'Hello', seats: '{left} of {seats}, {count} more' },
        more: { rows: [original] },
      }),
    ).toEqual({ top: { heading: 'Hello' } });
  });

  it.each([[''], [' \n'], [null], [undefined], [5], [{ a: 1 }], [['x']]])('is no text for %j', (heading) => {
    expect(changedTexts(PAGE, { top: { heading } })).toEqual({});
  });

  it.each([
    ['another word', [{ ...original, name: 'B' }], [{ ...original, name: 'B' }]],
    ['another drawing', [{ ...original, icon: 'key' }], [{ ...original, icon: 'key' }]],
    [
      'one more',
      [original, { id: 'x', name: 'B', icon: 'bell' }],
      [original, { id: 'x', name: 'B', icon: 'bell' }],
    ],
    ['another id', [{ ...original, id: 'x' }], undefined],
    ['no rows', [], undefined],
    ['no list', 'rows', undefined],
    [
      'values that are no text',
      [{ name: { a: 1 }, icon: 5, id: 6, other: 'x' }, 'x', null],
      [{ name: '', icon: '', id: 'row-0' }],
    ],
  ])('is the whole list once it has %s', (_, rows, kept) => {
    expect(changedTexts(PAGE, { more: { rows } })).toEqual(kept ? { more: { rows: kept } } : {});
  });

  it('is nothing that the table does not have', () => {
    expect(changedTexts(PAGE, { top: { other: 'x' }, words: { top: { heading: 'x' } } })).toEqual({});
  });
});

it('fills a form with what was changed, and with the originals, whose rows have the same ids each time', () => {
  expect(textsOfPart(PAGE, 'top', { top: { heading: 'Hello', seats: ' ' } })).toEqual({
    heading: 'Hello',
    seats: '{left} of {seats}, {count} more',
  });
  const rows = [{ id: 'row-0', name: 'First of {brand}', icon: 'bell' }];
  expect(textsOfPart(PAGE, 'more', {})).toEqual({ rows });
  expect(textsOfPart(PAGE, 'more', { more: { rows: [{ id: 'a', name: 'B', icon: 'bell' }] } })).toEqual({
    rows: [{ id: 'a', name: 'B', icon: 'bell' }],
  });
});
