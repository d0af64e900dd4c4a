import type { RoomManifest } from '@/cms/manifest';
import { textsGlobal } from '@/cms/texts-global';
import { HOME_TEXTS } from '../contract.texts';

export const homeRoom: RoomManifest = { globals: [textsGlobal(HOME_TEXTS)] };
