import { expect, test } from 'vitest';
import { flyerSeatsLine } from './seat-words';

test.each([
  [94, 'of 100 founding spots left. Apply for yours.'],
  [1, 'of 100 founding spots left. Apply for yours.'],
  [0, 'All 100 founding places are taken. Join the waitlist.'],
])('with %i seats left the flyer names all of them too', (seatsLeft, words) => {
  expect(flyerSeatsLine({ seatsTotal: 100, seatsLeft })).toBe(words);
});
