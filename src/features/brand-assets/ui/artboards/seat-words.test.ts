import { expect, test } from 'vitest';
import { wordsOf } from '@/core/shared/page-texts';
import { ASSETS_TEXTS } from '../../contract.texts';
import { flyerSeatsLine, seatsLine } from './seat-words';

test.each([
  [94, 'of 100 founding spots left. Apply for yours.', '94 founding spots. Apply for yours.'],
  [1, 'of 100 founding spots left. Apply for yours.', 'One founding spot. Apply for it.'],
  [
    0,
    'All 100 founding places are taken. Join the waitlist.',
    'All 100 founding places are taken. Join the waitlist.',
  ],
])('with %i seats left the flyer names all of them too', (seatsLeft, flyer, banner) => {
  const { drawn } = wordsOf(ASSETS_TEXTS, {}, { brand: 'Portico', seats: 100, left: seatsLeft });
  expect(flyerSeatsLine({ seatsLeft }, drawn)).toBe(flyer);
  expect(seatsLine({ seatsLeft }, drawn)).toBe(banner);
});
