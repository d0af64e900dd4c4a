import type { RoomManifest } from '@/cms/manifest';
import { brandGuidelines } from './brand-guidelines.global';

export const brandAssetsRoom: RoomManifest = { globals: [brandGuidelines] };
