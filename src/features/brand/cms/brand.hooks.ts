import type { GlobalBeforeChangeHook } from 'payload';
import { keepTakenSeats } from '@/cms/founding-seats';

/** Seats that somebody holds cannot be taken away; everything else of the brand may change at any time. */
export const keepSeatsThatAreTaken: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const isLess = originalDoc?.seatsTotal === undefined || data.seatsTotal < originalDoc.seatsTotal;
  if (isLess) await keepTakenSeats(req, data.seatsTotal);
  return data;
};
