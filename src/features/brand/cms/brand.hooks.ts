import type { GlobalBeforeChangeHook } from 'payload';
import { keepTakenSeats } from '@/cms/founding-seats';

/**
 * Seats that somebody holds cannot be taken away; everything else of the brand may change at any time. A draft may
 * say what it likes, so what counts is compared with the number that visitors see, not with the latest version.
 */
export const keepSeatsThatAreTaken: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data._status === 'draft') return data;
  const published = await req.payload.findGlobal({
    slug: 'brand',
    draft: false,
    depth: 0,
    select: { seatsTotal: true },
    overrideAccess: true,
    req,
  });
  const seats: number | undefined = data.seatsTotal ?? originalDoc?.seatsTotal;
  const isLess = published.seatsTotal === undefined || (seats !== undefined && seats < published.seatsTotal);
  if (isLess && typeof seats === 'number') await keepTakenSeats(req, seats);
  return data;
};
