import type { AssetBrand } from '../../contract';

type Seats = Pick<AssetBrand, 'seatsTotal' | 'seatsLeft'>;

/** The number of open seats, in a sentence for a banner. */
export const seatsLine = ({ seatsTotal, seatsLeft }: Seats) => {
  if (seatsLeft === 0) return `All ${seatsTotal} founding places are taken. Join the waitlist.`;
  return seatsLeft === 1
    ? 'One founding spot. Apply for it.'
    : `${seatsLeft} founding spots. Apply for yours.`;
};

/** The line below the large number on the flyer. The claims beside it name all seats, so it says which number is which. */
export const flyerSeatsLine = (seats: Seats) =>
  seats.seatsLeft === 0 ? seatsLine(seats) : `of ${seats.seatsTotal} founding spots left. Apply for yours.`;
