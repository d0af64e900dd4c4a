import type { PayloadRequest } from 'payload';
import { refuse } from '@/kit/cms/refuse';
import { inTurn, lockUntilCommit } from '@/kit/cms/transaction-lock';
import { SEATED } from '../rules/application-states';

/** How many applications hold a seat, except those in `except`. */
async function countAccepted(req: PayloadRequest, except: number[]): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'waitlist',
    where: { and: [{ status: { equals: SEATED } }, { id: { not_in: except } }] },
    overrideAccess: true,
    req,
  });
  return totalDocs;
}

/** Applications that the same bulk edit accepts; some of them may not be written yet. */
const granted = new WeakMap<PayloadRequest, Set<number>>();

/**
 * Reserves a founding seat for the transaction of this request: of two simultaneous requests for the last one, one
 * gets it.
 * @param application its id, undefined while it is being created
 * @throws APIError 400 with a sentence for staff when every seat is taken
 */
export const takeSeat = (req: PayloadRequest, application: number | undefined): Promise<void> =>
  inTurn(req, async () => {
    await lockUntilCommit(req, 'seats');
    const { seatsTotal } = await req.payload.findGlobal({
      slug: 'brand',
      depth: 0,
      select: { seatsTotal: true },
      overrideAccess: true,
      req,
    });
    const together = granted.get(req) ?? new Set<number>();
    granted.set(req, together);
    const own = application === undefined ? [] : [application];
    const taken = together.size + (await countAccepted(req, [...together, ...own]));
    if (taken >= seatsTotal)
      throw refuse(
        `All ${seatsTotal} founding seats are taken. Free one, or raise the number of seats in the brand settings.`,
      );
    for (const id of own) together.add(id);
  });

/** @throws APIError 400 when more applications are accepted than `seats` allows */
export async function refuseFewerThanTakenSeats(req: PayloadRequest, seats: number): Promise<void> {
  await lockUntilCommit(req, 'seats');
  const taken = await countAccepted(req, []);
  if (seats < taken)
    throw refuse(`${taken} applications are already accepted, so there must be at least ${taken} seats.`);
}
