import { expect, it } from 'vitest';
import { filterQuery, isChosen } from './filter-query';

const asker = { now: '2026-03-09T12:00:00.000Z', me: '7' };
const late = {
  label: 'Overdue',
  anyOf: [
    [
      ['dueAt', 'less_than', '{now}'],
      ['assignee', 'equals', '{me}'],
    ],
  ],
} as const;
const spam = {
  label: 'Spam',
  anyOf: [[['status', 'equals', 'spam']], [['quarantined', 'equals', 'true']]],
} as const;

it('writes the filter as the list understands it', () => {
  expect(decodeURIComponent(filterQuery(late, asker).toString())).toBe(
    'where[or][0][and][0][dueAt][less_than]=2026-03-09T12:00:00.000Z&where[or][0][and][1][assignee][equals]=7',
  );
  expect(decodeURIComponent(filterQuery(spam, asker).toString())).toBe(
    'where[or][0][and][0][status][equals]=spam&where[or][1][and][0][quarantined][equals]=true',
  );
});

it('recognizes itself, even a minute later and among other settings of the list', () => {
  const shown = filterQuery(late, { ...asker, now: '2026-03-09T11:59:00.000Z' });
  shown.set('limit', '50');
  expect(isChosen(late, shown, asker)).toBe(true);
  expect(isChosen(spam, shown, asker)).toBe(false);
});

it('is not chosen when the list has more or other filters', () => {
  const more = filterQuery(spam, asker);
  more.set('where[or][2][and][0][name][equals]', 'Ada');
  expect(isChosen(spam, more, asker)).toBe(false);
  expect(isChosen(late, filterQuery(late, { ...asker, me: '8' }), asker)).toBe(false);
  expect(isChosen(spam, new URLSearchParams('limit=10'), asker)).toBe(false);
});
