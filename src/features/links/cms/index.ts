import type { Documents } from '@/cms/manifest';
import { socialLinks } from './social-links.collection';

export const linksDocuments: Documents = { collections: [socialLinks] };
