import type { RoomManifest } from '@/cms/manifest';
import { textsGlobal } from '@/cms/texts-global';
import { OPENINGS_TEXTS } from '../contract.texts';
import { openings } from './openings.collection';

export const openingsRoom: RoomManifest = {
  collections: [openings],
  globals: [textsGlobal(OPENINGS_TEXTS)],
};
