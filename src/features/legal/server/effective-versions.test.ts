import { describe, expect, it } from 'vitest';
import { firstComing, withVersionStatus } from './effective-versions';

const version = (number: number, effective: string, published = effective) => ({
  number,
  effective,
  published,
});
const kinds = (versions: ReturnType<typeof version>[], today: string, isPublished = true) =>
  withVersionStatus(versions, today, isPublished).map(({ number, status }) => ({ number, ...status }));

describe('the effective version', () => {
  it('is the only one, even if published after its effective date', () => {
    expect(kinds([version(1, '2025-07-24', '2026-11-21')], '2026-11-21')).toEqual([
      { number: 1, kind: 'in-force' },
    ]);
  });

  it.each([
    ['2026-07-31', 'in-force', 'coming'],
    ['2026-08-01', 'replaced', 'in-force'],
    ['2026-08-02', 'replaced', 'in-force'],
  ])('read on %s, version 1 is %s and version 2, announced for August 1, is %s', (today, first, second) => {
    const found = kinds([version(1, '2025-07-24'), version(2, '2026-08-01', '2026-07-01')], today);
    expect(found.map(({ kind }) => kind)).toEqual([first, second]);
  });

  it('names the version that replaced another, and the date', () => {
    const versions = [version(1, '2025-07-24'), version(2, '2026-01-01', '2026-02-10')];
    expect(kinds(versions, '2026-03-01')[0]).toEqual({
      number: 1,
      kind: 'replaced',
      by: 2,
      on: '2026-02-10',
    });
  });

  it('is not one replaced beforehand: a later version with an earlier date', () => {
    const versions = [
      version(1, '2025-07-24'),
      version(2, '2026-08-01', '2026-07-01'),
      version(3, '2026-07-10', '2026-07-05'),
    ];
    const after = [
      { number: 1, kind: 'replaced', by: 3, on: '2026-07-10' },
      { number: 2, kind: 'never', by: 3 },
      { number: 3, kind: 'in-force' },
    ];
    expect(kinds(versions, '2026-07-10')).toEqual(after);
    expect(kinds(versions, '2026-08-02')).toEqual(after);
    expect(kinds(versions, '2026-07-06').map(({ kind }) => kind)).toEqual(['in-force', 'never', 'coming']);
  });

  it('is the corrected one, when a version is corrected on its effective date', () => {
    const versions = [version(1, '2025-07-24'), version(2, '2026-08-01'), version(3, '2026-08-01')];
    expect(kinds(versions, '2026-08-01')).toEqual([
      { number: 1, kind: 'replaced', by: 3, on: '2026-08-01' },
      { number: 2, kind: 'replaced', by: 3, on: '2026-08-01' },
      { number: 3, kind: 'in-force' },
    ]);
  });

  it('does not exist for a withdrawn policy; earlier versions stay as they were', () => {
    const versions = [
      version(1, '2025-07-24'),
      version(2, '2026-01-01'),
      version(3, '2027-01-01', '2026-06-01'),
    ];
    expect(kinds(versions, '2026-07-01', false).map(({ kind }) => kind)).toEqual([
      'replaced',
      'taken-back',
      'taken-back',
    ]);
  });
});

it('announces the next of several future versions', () => {
  const versions = [
    version(1, '2025-07-24'),
    version(2, '2026-09-01', '2026-07-01'),
    version(3, '2026-10-01', '2026-07-02'),
  ];
  expect(firstComing(withVersionStatus(versions, '2026-07-06', true))?.number).toBe(2);
  expect(firstComing(withVersionStatus(versions, '2026-09-01', true))?.number).toBe(3);
  expect(firstComing(withVersionStatus(versions, '2026-10-01', true))).toBeUndefined();
});
