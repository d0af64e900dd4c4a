import type { AssetBrand } from '../../contract';

type Seats = Pick<AssetBrand, 'seatsTotal' | 'seatsLeft'>;

/** The number of open seats, in a sentence for a banner. */
export const seatsLine = ({ seatsTotal, seatsLeft }: Seats) => {
  if (seatsLeft === 0) return `All ${seatsTotal} founding places are taken. Join the waitlist.`;
  return seatsLeft === 1
    ? 'One founding spot. Apply for it.'
    : `${seatsLeft} founding spots. Apply for yours.`;
};
