import { describe, expect, test } from 'vitest';
import { isWithin, spanWords } from './visibility';

const at = (text: string) => Date.parse(`${text}Z`);
const now = at('2026-11-21T12:00:00');
const span = (from: string | null, until: string | null) => ({
  from: from ? at(from) : null,
  until: until ? at(until) : null,
});

describe('isWithin', () => {
  test.each([
    [null, null, true],
    ['2026-11-21T12:00:00', null, true],
    ['2026-11-21T12:00:01', null, false],
    [null, '2026-11-21T12:00:00', false],
    [null, '2026-11-21T12:00:01', true],
  ])('%s to %s: %s', (from, until, shown) => expect(isWithin(span(from, until), now)).toBe(shown));
});

describe('spanWords', () => {
  test.each([
    [null, null, null],
    ['2026-11-01T00:00:00', null, null],
    ['2026-12-01T09:00:00', null, 'From Dec 1'],
    ['2026-12-01T09:00:00', '2026-12-24T18:00:00', 'From Dec 1'],
    ['2027-01-02T09:00:00', null, 'From Jan 2, 2027'],
    ['2026-11-22T09:30:00', null, 'From Nov 22, 9:30 AM'],
    ['2026-11-01T00:00:00', '2026-12-24T18:00:00', 'Until Dec 24'],
    [null, '2026-11-03T18:00:00', 'Ended Nov 3'],
    [null, '2026-11-21T12:00:00', 'Ended Nov 21, 12:00 PM'],
  ])('%s to %s: %s', (from, until, words) =>
    expect(spanWords(span(from, until), now, 'UTC')?.replace(/\u202f/g, ' ') ?? null).toBe(words),
  );
});
