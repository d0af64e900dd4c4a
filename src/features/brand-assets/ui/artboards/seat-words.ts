import type { AssetBrand } from '../../contract';
import type { AssetsWords } from '../../contract.texts';

type Seats = Pick<AssetBrand, 'seatsLeft'>;
type SeatTexts = Pick<AssetsWords['drawn'], 'seatsMany' | 'seatsOne' | 'seatsNone' | 'flyerSeats'>;

/** The number of open seats, in a sentence for a banner. */
export const seatsLine = ({ seatsLeft }: Seats, words: SeatTexts) => {
  if (seatsLeft === 0) return words.seatsNone;
  return seatsLeft === 1 ? words.seatsOne : words.seatsMany;
};

/** The line below the large number on the flyer. The claims beside it name all seats, so it says which number is which. */
export const flyerSeatsLine = ({ seatsLeft }: Seats, words: SeatTexts) =>
  seatsLeft === 0 ? words.seatsNone : words.flyerSeats;
