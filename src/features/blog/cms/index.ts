import type { RoomManifest } from '@/cms/manifest';
import { posts } from './posts.collection';

export const blogRoom: RoomManifest = { collections: [posts] };
