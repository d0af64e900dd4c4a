import { expect, it } from 'vitest';
import { planRooms } from './plan-rooms';

it.each([1, 2, 3, 4, 5, 6])('fills each row of a plan of %i rooms', (count) => {
  const rooms = planRooms(count);
  expect(rooms).toHaveLength(count);
  const ends = rooms.flatMap(({ hasSide }, index) => (hasSide ? [] : [index]));
  let from = 0;
  for (const end of ends) {
    const row = rooms.slice(from, end + 1);
    expect(row.reduce((sum, { span }) => sum + span, 0)).toBe(12);
    from = end + 1;
  }
  expect(from).toBe(count);
  expect(rooms.at(-1)).toMatchObject({ hasSide: false, hasFoot: false });
});

it('draws six rooms as 5 + 7, 4 + 4 + 4 and 12', () => {
  expect(planRooms(6).map(({ span }) => span)).toEqual([5, 7, 4, 4, 4, 12]);
  expect(planRooms(6).map(({ hasFoot }) => hasFoot)).toEqual([true, true, true, true, true, false]);
});
