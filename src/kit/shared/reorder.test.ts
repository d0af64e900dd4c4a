import { expect, test } from 'vitest';
import { movedTo, placeWords } from './reorder';

test.each([
  [1, 0, [1, 2, 3]],
  [1, 1, [2, 1, 3]],
  [1, 2, [2, 3, 1]],
  [3, 0, [3, 1, 2]],
  [3, -1, [3, 1, 2]],
  [1, 9, [2, 3, 1]],
])('%i to place %i', (item, place, order) => expect(movedTo([1, 2, 3], item, place)).toEqual(order));

test('says where it is', () => expect(placeWords([7, 8, 9], 8)).toBe('place 2 of 3'));
