import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, GlobalConfig, PayloadRequest } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { anyStaff, editors } from '@/kit/cms/access';
import { alwaysPublished } from '@/kit/cms/always-published';
import { queryWithin } from '@/kit/cms/payload-transaction';
import { QUESTIONS_KEY } from '../contract.questions';
import { hoursTab } from './brand.hours-fields';
import { contactTab, identityTab, looksTab } from './brand.identity-fields';
import { giveawayTab, programTab } from './brand.program-fields';

/** Provides the number of taken seats: the feature of the applications. */
export type SeatKeeper = {
  /** @throws APIError 400 when more are taken than `seats` */
  refuseFewerThanTakenSeats: (req: PayloadRequest, seats: number) => Promise<void>;
};

/**
 * Seats that are taken cannot be removed; everything else about the brand may change at any time. A draft may contain
 * anything, so the new number is compared with the published number, not with the latest version.
 */
const refuseFewerSeatsThanTaken =
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

/**
 * Once somebody has changed the brand in any way, nobody is asked for a new one; the seed does not count as somebody.
 */
const endQuestions: GlobalAfterChangeHook = async ({ doc, req }) => {
  if (req.user) {
    await queryWithin(
      req,
      `insert into site.meta (key, value) values ($1, 'changed') on conflict (key) do nothing`,
      [QUESTIONS_KEY],
    );
  }
  return doc;
};

/** Everything that makes this site this brand's; pages, emails and assets read it. */
export const brandGlobal = (seats: SeatKeeper): GlobalConfig =>
  alwaysPublished({
    slug: 'brand',
    label: 'Brand settings',
    admin: {
      group: GROUPS.brand,
      description:
        'Name, addresses, seats, prize, claims and colors. Changes stay a draft until they are published; then every page shows them at once.',
    },
    access: { read: anyStaff, update: editors },
    hooks: { beforeChange: [refuseFewerSeatsThanTaken(seats)], afterChange: [endQuestions] },
    fields: [{ type: 'tabs', tabs: [identityTab, contactTab, programTab, hoursTab, giveawayTab, looksTab] }],
  });
