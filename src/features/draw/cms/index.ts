import type { RoomManifest } from '@/cms/manifest';
import { textsGlobal } from '@/cms/texts-global';
import { CHECK_TEXTS } from '../contract.check-texts';
import { ENTRY_TEXTS } from '../contract.entry-texts';
import { ROUND_TEXTS } from '../contract.round-texts';
import { DRAW_TEXTS } from '../contract.texts';
import { WHEEL_TEXTS } from '../contract.wheel-texts';
import { drawRounds } from './rounds.collection';

export const drawRoom: RoomManifest = {
  collections: [drawRounds],
  globals: [DRAW_TEXTS, ROUND_TEXTS, ENTRY_TEXTS, CHECK_TEXTS, WHEEL_TEXTS].map(textsGlobal),
};
