import type { RoomManifest } from '@/cms/manifest';
import { textsGlobal } from '@/cms/texts-global';
import { STATUS_TEXTS } from '../contract.texts';

export const statusRoom: RoomManifest = { globals: [textsGlobal(STATUS_TEXTS)] };
