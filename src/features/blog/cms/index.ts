import type { RoomManifest } from '@/cms/manifest';
import { textsGlobal } from '@/cms/texts-global';
import { BLOG_TEXTS } from '../contract.texts';
import { posts } from './posts.collection';

export const blogRoom: RoomManifest = { collections: [posts], globals: [textsGlobal(BLOG_TEXTS)] };
