import type { GlobalConfig } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { editors, staff } from '@/kit/cms/access';
import { alwaysPublished } from '@/kit/cms/always-published';
import { refuseFewerSeatsThanTaken, type SeatKeeper } from './brand.hooks';
import { hoursTab } from './brand.hours-fields';
import { contactTab, identityTab, looksTab } from './brand.identity-fields';
import { giveawayTab, programTab } from './brand.program-fields';
import { endQuestions } from './brand.questions';

/** Everything that makes this site this brand's; pages, emails and assets read it. */
export const brand = (seats: SeatKeeper): GlobalConfig =>
  alwaysPublished({
    slug: 'brand',
    label: 'Brand settings',
    admin: {
      group: GROUPS.brand,
      description:
        'Name, addresses, seats, prize, claims and colors. Changes stay a draft until they are published; then every page shows them at once.',
    },
    access: { read: staff, update: editors },
    hooks: { beforeChange: [refuseFewerSeatsThanTaken(seats)], afterChange: [endQuestions] },
    fields: [{ type: 'tabs', tabs: [identityTab, contactTab, programTab, hoursTab, giveawayTab, looksTab] }],
  });
