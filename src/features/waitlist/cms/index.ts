import type { RoomManifest } from '@/cms/manifest';

export { refuseFewerThanTakenSeats } from './founding-seats';

import { preparedMails } from './prepared-mails.collection';
import { waitlist } from './waitlist.collection';

export const waitlistRoom: RoomManifest = { collections: [waitlist, preparedMails] };
