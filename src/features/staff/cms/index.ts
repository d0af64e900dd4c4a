import type { RoomManifest } from '@/cms/manifest';
import { activity } from './activity.collection';
import { notes } from './notes.collection';
import { steps } from './steps.collection';
import { users } from './users.collection';

export const staffRoom: RoomManifest = { collections: [users, activity, steps, notes] };
