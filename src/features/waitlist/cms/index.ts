import type { RoomManifest } from '@/cms/manifest';
import { preparedMails } from './prepared-mails.collection';
import { waitlist } from './waitlist.collection';

export const waitlistRoom: RoomManifest = { collections: [waitlist, preparedMails] };
