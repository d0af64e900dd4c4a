import type { GlobalBeforeChangeHook, PayloadRequest } from 'payload';

/** Who knows how many seats are taken: the room of the applications. */
export type SeatKeeper = {
  /** @throws APIError 400 when more are taken than `seats` */
  keepTakenSeats: (req: PayloadRequest, seats: number) => Promise<void>;
};

/**
 * Seats that somebody holds cannot be taken away; everything else of the brand may change at any time. A draft may
 * say what it likes, so what counts is compared with the number that visitors see, not with the latest version.
 */
export const keepSeatsThatAreTaken =
  ({ keepTakenSeats }: SeatKeeper): GlobalBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
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
    const isLess =
      published.seatsTotal === undefined || (seats !== undefined && seats < published.seatsTotal);
    if (isLess && typeof seats === 'number') await keepTakenSeats(req, seats);
    return data;
  };
