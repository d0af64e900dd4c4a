import type { Documents } from '@/core/cms/manifest';

export { refuseFewerThanTakenSeats } from './waitlist.collection';

import { preparedMails } from './prepared-mails.collection';
import { waitlistCollection } from './waitlist.collection';

export const waitlistDocuments: Documents = {
  collections: [waitlistCollection, preparedMails],
};
