import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SeatCounter } from './seat-counter';

/** Columns by fill color; a column is two strokes of a path, head and bar. */
function columns(total: number, taken: number, perRow?: number) {
  const html = renderToStaticMarkup(
    <SeatCounter total={total} taken={taken} perRow={perRow} label="seats" free="violet" stone="stone" />,
  );
  const count = (fill: string) =>
    [...html.matchAll(new RegExp(`fill="${fill}" d="([^"]+)"`, 'g'))]
      .map(([, path]) => (path ?? '').split(/m/i).length - 1)
      .reduce((sum, strokes) => sum + strokes / 2, 0);
  return { free: count('violet'), taken: count('stone') };
}

describe('SeatCounter', () => {
  it.each([
    [100, 0],
    [100, 12],
    [100, 50],
    [100, 73],
    [100, 100],
    [7, 3],
  ])('draws exactly %i columns, %i of them in stone color', (total, taken) => {
    expect(columns(total, taken)).toEqual({ free: total - taken, taken });
    expect(columns(total, taken, 25)).toEqual({ free: total - taken, taken });
  });

  it.each([
    [100, 0],
    [100, 25],
    [100, 99],
  ])('draws one of the free columns of %i with %i taken as pending', (total, taken) => {
    const html = renderToStaticMarkup(
      <SeatCounter total={total} taken={taken} isOnePending perRow={25} label="seats" free="violet" />,
    );
    const free = [...html.matchAll(/fill="violet" d="([^"]+)"/g)];
    const others = free.reduce((sum, [, path]) => sum + ((path ?? '').split(/m/i).length - 1) / 2, 0);
    expect(html.match(/data-pending/g)).toHaveLength(1);
    expect(others).toBe(total - taken - 1);
    expect(html).toContain(`data-taken="${taken}"`);
  });

  it('gives its figure to people who cannot see it', () => {
    const html = renderToStaticMarkup(<SeatCounter total={100} taken={12} label="88 of 100 spots left" />);
    expect(html).toContain('role="img" aria-label="88 of 100 spots left"');
  });
});
