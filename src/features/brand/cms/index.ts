import type { RoomManifest } from '@/cms/manifest';
import { brand } from './brand.global';

export const brandRoom: RoomManifest = { globals: [brand] };
