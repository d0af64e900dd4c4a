import type { RoomManifest } from '@/cms/manifest';
import { users } from './users.collection';

export const staffRoom: RoomManifest = { collections: [users] };
