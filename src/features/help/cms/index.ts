import type { RoomManifest } from '@/cms/manifest';
import { textsGlobal } from '@/cms/texts-global';
import { HELP_TEXTS } from '../contract.texts';
import { helpArticles } from './help-articles.collection';

export const helpRoom: RoomManifest = { collections: [helpArticles], globals: [textsGlobal(HELP_TEXTS)] };
