import type { RoomManifest } from '@/cms/manifest';
import { incomingMails } from './incoming-mails.collection';
import { mails } from './mails.collection';

export const mailRoom: RoomManifest = { collections: [mails, incomingMails] };
