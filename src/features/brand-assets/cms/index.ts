import type { RoomManifest } from '@/cms/manifest';
import { textsGlobal } from '@/cms/texts-global';
import { ASSETS_TEXTS } from '../contract.texts';
import { brandGuidelines } from './brand-guidelines.global';

export const brandAssetsRoom: RoomManifest = { globals: [brandGuidelines, textsGlobal(ASSETS_TEXTS)] };
