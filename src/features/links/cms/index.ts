import type { Documents } from '@/core/cms/manifest';
import { socialLinks } from './social-links.collection';

export const linksDocuments: Documents = { collections: [socialLinks] };
