import type { GlobalBeforeChangeHook, PayloadRequest } from 'payload';

/** Provides the number of taken seats: the feature of the applications. */
export type SeatKeeper = {
  /** @throws APIError 400 when more are taken than `seats` */
  refuseFewerThanTakenSeats: (req: PayloadRequest, seats: number) => Promise<void>;
};

/**
 * Seats that are taken cannot be removed; everything else about the brand may change at any time. A draft may contain
 * anything, so the new number is compared with the published number, not with the latest version.
 */
export const refuseFewerSeatsThanTaken =
  ({ refuseFewerThanTakenSeats }: SeatKeeper): GlobalBeforeChangeHook =>
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
    if (isLess && typeof seats === 'number') await refuseFewerThanTakenSeats(req, seats);
    return data;
  };
