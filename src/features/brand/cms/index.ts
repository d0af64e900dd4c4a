import type { Documents } from '@/core/cms/manifest';
import { brandGlobal, type SeatKeeper } from './brand.global';

export const brandDocuments = (seats: SeatKeeper): Documents => ({ globals: [brandGlobal(seats)] });
