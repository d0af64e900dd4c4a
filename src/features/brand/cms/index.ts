import type { Documents } from '@/core/cms/manifest';
import { brand, type SeatKeeper } from './brand.global';

export const brandDocuments = (seats: SeatKeeper): Documents => ({ globals: [brand(seats)] });
