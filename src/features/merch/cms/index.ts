import type { RoomManifest } from '@/cms/manifest';
import { quotes } from './quotes.collection';

export const merchRoom: RoomManifest = { collections: [quotes] };
