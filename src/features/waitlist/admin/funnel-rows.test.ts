import { expect, it } from 'vitest';
import { shareWords, sourceRows, weekWords } from './funnel-rows';

it('names a week by its days, and the month twice only where it changes', () => {
  expect(weekWords({ monday: '2026-11-23', sunday: '2026-11-29' })).toBe('Nov 23 – 29');
  expect(weekWords({ monday: '2026-10-26', sunday: '2026-11-01' })).toBe('Oct 26 – Nov 1');
});

it('gives a share in whole percent, and none of nothing', () => {
  expect(shareWords({ applied: 3, reviewed: 3, accepted: 1 })).toBe('33%');
  expect(shareWords({ applied: 0, reviewed: 0, accepted: 0 })).toBe('–');
});

it('shows eight sources, adds up the others, and puts those without a code last', () => {
  const named = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => ({
    id,
    name: `Flyer ${id}`,
    applied: 3,
    reviewed: 2,
    accepted: 1,
  }));
  const rows = sourceRows([...named, { id: null, name: null, applied: 9, reviewed: 0, accepted: 0 }]);
  expect(rows.map(({ label, applied }) => `${label}: ${applied}`).slice(7)).toEqual([
    'Flyer 8: 3',
    'Other sources: 6',
    'Without a code: 9',
  ]);
});
