import type { RoomManifest } from '@/cms/manifest';
import { helpArticles } from './help-articles.collection';

export const helpRoom: RoomManifest = { collections: [helpArticles] };
