import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SeatCounter } from './seat-counter';

/** Columns by color: each is a dot of one dashed line, and a dash of another, 8 units apart. */
function columns(html: string) {
  const counted = { violet: 0, stone: 0 };
  for (const [, color, lines = ''] of html.matchAll(/stroke="(violet|stone)"[^>]*>(.*?)<\/g>/g)) {
    const [heads, bars, ...others] = [...lines.matchAll(/d="M[\d.]+ [\d.]+h([\d.]+)"/g)].map(([, length]) =>
      Math.ceil(Number(length) / 8),
    );
    expect([heads, others]).toEqual([bars, []]);
    counted[color as 'violet' | 'stone'] += heads ?? 0;
  }
  return counted;
}

const draw = (seats: { total: number; taken: number; perRow?: number; isOnePending?: boolean }) =>
  renderToStaticMarkup(<SeatCounter {...seats} label="seats" free="violet" stone="stone" />);

describe('SeatCounter', () => {
  it.each([
    [100, 0],
    [100, 12],
    [100, 50],
    [100, 73],
    [100, 100],
    [7, 3],
  ])('draws exactly %i columns, %i of them in stone color', (total, taken) => {
    const expected = { violet: total - taken, stone: taken };
    expect(columns(draw({ total, taken }))).toEqual(expected);
    expect(columns(draw({ total, taken, perRow: 25 }))).toEqual(expected);
  });

  it('draws dots and dashes in the rhythm of the columns', () => {
    const html = draw({ total: 3, taken: 0 });
    expect(html).toContain('stroke-linecap="round" stroke-dasharray="0.01 7.99"');
    expect(html).toContain('stroke-dasharray="4 4"');
  });

  it.each([
    [100, 0],
    [100, 25],
    [100, 99],
  ])('draws one of the free columns of %i with %i taken as pending', (total, taken) => {
    const html = draw({ total, taken, isOnePending: true, perRow: 25 });
    expect(html.match(/data-pending/g)).toHaveLength(1);
    expect(columns(html)).toEqual({ violet: total - taken - 1, stone: taken });
    expect(html).toContain(`data-taken="${taken}"`);
  });

  it('gives its figure to people who cannot see it', () => {
    const html = renderToStaticMarkup(<SeatCounter total={100} taken={12} label="88 of 100 spots left" />);
    expect(html).toContain('role="img" aria-label="88 of 100 spots left"');
  });
});
