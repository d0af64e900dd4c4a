import type { RoomManifest } from '@/cms/manifest';
import { sources } from './sources.collection';

export const sourcesRoom: RoomManifest = { collections: [sources] };
