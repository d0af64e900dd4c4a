import type { RoomManifest } from '@/cms/manifest';
import { newsletter } from './newsletter.collection';

export const newsletterRoom: RoomManifest = { collections: [newsletter] };
