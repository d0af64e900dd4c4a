import type { Documents } from '@/core/cms/manifest';
import { openingsCollection } from './openings.collection';

export const openingsDocuments: Documents = {
  collections: [openingsCollection],
};
