import type { RoomManifest } from '@/cms/manifest';
import { textsGlobal } from '@/cms/texts-global';
import { LETTERS_TEXTS } from '../contract.texts';

export const lettersRoom: RoomManifest = { globals: [textsGlobal(LETTERS_TEXTS)] };
