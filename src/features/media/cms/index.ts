import type { RoomManifest } from '@/cms/manifest';
import { media } from './media.collection';

export const mediaRoom: RoomManifest = { collections: [media] };
