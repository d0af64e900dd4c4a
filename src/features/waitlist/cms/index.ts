import type { RoomManifest } from '@/cms/manifest';
import { waitlist } from './waitlist.collection';

export const waitlistRoom: RoomManifest = { collections: [waitlist] };
