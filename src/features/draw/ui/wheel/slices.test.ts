import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { angleFor, beginnings, positionAt, readSlices, restingPlace, sliceAt } from './slices';

describe('the response about a round', () => {
  it('has one person per line, with or without a name', () => {
    expect(readSlices('3 s•••m\n1 a•••\n2\n')).toEqual([
      { tickets: 3, name: 's•••m' },
      { tickets: 1, name: 'a•••' },
      { tickets: 2, name: null },
    ]);
  });

  it('is refused if malformed', () => {
    expect(() => readSlices('1 a\n<html>')).toThrow('line 2 is nobody');
  });
});

describe('the wheel', () => {
  const starts = beginnings(readSlices('3 a\n1 b\n2 c\n'));

  it('gives each person width in proportion to their tickets', () => {
    expect([...starts]).toEqual([0, 3, 4, 6]);
    expect([0, 2.99, 3, 3.5, 4, 5.99].map((position) => sliceAt(starts, position))).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
  });

  it('starts at zero, and is a quarter turn further at three quarters of the tickets', () => {
    expect(positionAt(0, 6)).toBe(0);
    expect(positionAt(90, 6)).toBe(4.5);
    expect(positionAt(360 * 7 + 90, 6)).toBe(4.5);
  });

  it('stops on the winner, away from the edges, wherever it started', () => {
    const wheel = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(
        wheel,
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 0, max: 20 }),
        (tickets, who, ticket, turns) => {
          const all = beginnings(tickets.map((count) => ({ tickets: count, name: null })));
          const sum = all.at(-1) as number;
          const person = who % tickets.length;
          const rest = restingPlace(all, { person, ticket });
          const under = positionAt(turns * 360 + angleFor(rest, sum), sum);
          expect(sliceAt(all, under)).toBe(person);
          const from = all[person] as number;
          const share = (under - from) / (tickets[person] as number);
          expect(share).toBeGreaterThan(0.19);
          expect(share).toBeLessThan(0.81);
        },
      ),
    );
  });
});
