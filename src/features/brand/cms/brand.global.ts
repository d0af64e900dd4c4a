import type { GlobalConfig } from 'payload';
import { editors, staff } from '@/cms/access';
import { GROUPS } from '@/cms/admin-groups';
import { keepSeatsThatAreTaken } from './brand.hooks';
import { contactTab, identityTab, looksTab } from './brand.identity-fields';
import { giveawayTab, programmeTab } from './brand.programme-fields';

/** Everything that makes this site this brand's: pages, mails and assets read it here. */
export const brand: GlobalConfig = {
  slug: 'brand',
  label: 'Brand settings',
  admin: {
    group: GROUPS.brand,
    description: 'Name, addresses, seats, prize, claims and colours. A change shows on every page at once.',
  },
  access: { read: staff, update: editors },
  hooks: { beforeChange: [keepSeatsThatAreTaken] },
  fields: [{ type: 'tabs', tabs: [identityTab, contactTab, programmeTab, giveawayTab, looksTab] }],
};
