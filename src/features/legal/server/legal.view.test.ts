import { describe, expect, it } from 'vitest';
import { heading, paragraph, root } from '@/kit/shared/lexical.fixture';
import { type LegalText, toLegalView } from './legal.view';

const policy = (changes: Partial<LegalText> = {}, ...body: Parameters<typeof root>) =>
  ({
    title: 'Privacy Policy',
    lastUpdated: '2025-07-24T12:00:00.000Z',
    effectiveDate: '2025-07-24T12:00:00.000Z',
    body: { root: root(...body) },
    ...changes,
  }) as LegalText;

describe('the view of a policy', () => {
  it('does not shift dates', () => {
    const view = toLegalView(policy(), '2026-01-01');
    expect([view.lastUpdated, view.effective]).toEqual(['2025-07-24', '2025-07-24']);
  });

  it.each([
    ['2026-07-31', true],
    ['2026-08-01', false],
    ['2026-08-02', false],
  ])('read on %s, a text effective from August 1 is announced: %s', (today, isAhead) => {
    const view = toLegalView(policy({ effectiveDate: '2026-08-01T12:00:00.000Z' }), today);
    expect(view.isAhead).toBe(isAhead);
  });

  it('lists its sections in order', () => {
    const body = [heading('h2', 'In short'), heading('h3', 'Detail'), heading('h2', 'Children')];
    expect(toLegalView(policy({}, ...body), '2026-01-01').contents).toEqual([
      { id: 'in-short', text: 'In short' },
      { id: 'children', text: 'Children' },
    ]);
  });

  it.each([
    ['A short one.', 'A short one.'],
    [
      `First sentence. ${'Second '.repeat(12)}end. ${'Third '.repeat(20)}`,
      `First sentence. ${'Second '.repeat(12)}end.`,
    ],
    [
      'word '.repeat(60),
      'word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word…',
    ],
  ])('describes the text in whole sentences', (first, description) => {
    const body = [heading('h2', 'Before'), paragraph(first), paragraph('Never this.')];
    expect(toLegalView(policy({}, ...body), '2026-01-01').description).toBe(description);
  });

  it('describes an empty text as empty', () => {
    expect(toLegalView(policy(), '2026-01-01').description).toBe('');
  });
});
