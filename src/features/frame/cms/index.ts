import type { RoomManifest } from '@/cms/manifest';
import { textsGlobal } from '@/cms/texts-global';
import { FRAME_TEXTS } from '../contract.texts';

export const frameRoom: RoomManifest = { globals: [textsGlobal(FRAME_TEXTS)] };
