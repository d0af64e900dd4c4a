import type { RoomManifest } from '@/cms/manifest';
import { drawRounds } from './rounds.collection';

export const drawRoom: RoomManifest = { collections: [drawRounds] };
