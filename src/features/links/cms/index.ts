import type { RoomManifest } from '@/cms/manifest';
import { socialLinks } from './social-links.collection';

export const linksRoom: RoomManifest = { collections: [socialLinks] };
