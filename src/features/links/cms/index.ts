import type { RoomManifest } from '@/cms/manifest';
import { textsGlobal } from '@/cms/texts-global';
import { LINKS_TEXTS } from '../contract.texts';
import { socialLinks } from './social-links.collection';

export const linksRoom: RoomManifest = { collections: [socialLinks], globals: [textsGlobal(LINKS_TEXTS)] };
