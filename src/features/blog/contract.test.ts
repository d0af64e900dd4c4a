import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/core/shared/page-texts';
import { longDate } from '@/kit/shared/dates';
import { findSection, listPath, readPageNumber } from './contract';
import { BLOG_TEXTS } from './contract.texts';
import { initialsOf } from './ui/byline';
import { shownOf } from './ui/shown-of';

describe('the address of a list', () => {
  it('names its section, and its page from the second on', () => {
    const section = findSection('treasurers-report') ?? null;
    expect(section?.numeral).toBe('II');
    expect([listPath(null, 1), listPath(null, 3)]).toEqual(['/blog', '/blog/page/3']);
    expect([listPath(section, 1), listPath(section, 2)]).toEqual([
      '/blog/topics/treasurers-report',
      '/blog/topics/treasurers-report/page/2',
    ]);
  });

  it('has one spelling of each number', () => {
    expect(['2', '10', '1', '0', '02', '-1', '2.0', 'x', '100000'].map(readPageNumber)).toEqual([
      2,
      10,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

it.each([
  [1, 11, 12, 'Eleven of twelve'],
  [1, 11, 40, 'Eleven of 40'],
  [2, 11, 40, '12 to 22 of 40'],
  [4, 7, 40, '34 to 40 of 40'],
])('says on page %d with %d of %d posts: %s', (page, count, total, words) => {
  const { list } = wordsOf(BLOG_TEXTS, {}, { brand: '', seats: 0, left: 0 });
  expect(shownOf(list, page, count, total)).toBe(words);
});

it('shows a person by their initials, and a date as the same day everywhere', () => {
  expect(['Nora Kessler', 'Ada', 'Jean de la Tour', 'Ödön Ψάλτης', '—'].map(initialsOf)).toEqual([
    'NK',
    'A',
    'JT',
    'ÖΨ',
    '',
  ]);
  expect(longDate('2026-11-18T23:30:00.000Z')).toBe('November 18, 2026');
});
