import type { RoomManifest } from '@/cms/manifest';
import { brand } from './brand.global';
import type { SeatKeeper } from './brand.hooks';

export const brandRoom = (seats: SeatKeeper): RoomManifest => ({ globals: [brand(seats)] });
