import type { RoomManifest } from '@/cms/manifest';
import { textsGlobal } from '@/cms/texts-global';
import { QUOTE_TEXTS } from '../contract.quote-texts';
import { MERCH_TEXTS } from '../contract.texts';
import { quotes } from './quotes.collection';

export const merchRoom: RoomManifest = {
  collections: [quotes],
  globals: [textsGlobal(MERCH_TEXTS), textsGlobal(QUOTE_TEXTS)],
};
