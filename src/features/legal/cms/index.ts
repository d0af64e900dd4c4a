import type { RoomManifest } from '@/cms/manifest';
import { legalTexts } from './legal.globals';

export const legalRoom: RoomManifest = { globals: legalTexts };
