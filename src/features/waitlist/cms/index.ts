import type { RoomManifest } from '@/cms/manifest';
import { textsGlobal } from '@/cms/texts-global';
import { APPLICATION_TEXTS } from '../contract.texts';

export { refuseFewerThanTakenSeats } from './founding-seats';

import { preparedMails } from './prepared-mails.collection';
import { waitlist } from './waitlist.collection';

export const waitlistRoom: RoomManifest = {
  collections: [waitlist, preparedMails],
  globals: [textsGlobal(APPLICATION_TEXTS)],
};
