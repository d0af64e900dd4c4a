import type { RoomManifest } from '@/cms/manifest';
import { mails } from './mails.collection';

export const mailRoom: RoomManifest = { collections: [mails] };
