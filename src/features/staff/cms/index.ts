import type { Documents } from '@/core/cms/manifest';
import { activity } from './activity.collection';
import { notes } from './notes.collection';
import { transitions } from './transitions.collection';
import { users } from './users.collection';

export const staffDocuments: Documents = { collections: [users, activity, transitions, notes] };
