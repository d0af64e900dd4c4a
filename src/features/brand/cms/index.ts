import type { Documents } from '@/core/cms/manifest';
import { brand } from './brand.global';
import type { SeatKeeper } from './brand.hooks';

export const brandDocuments = (seats: SeatKeeper): Documents => ({ globals: [brand(seats)] });
