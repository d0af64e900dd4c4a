import type { Documents } from '@/core/cms/manifest';
import { openings } from './openings.collection';

export const openingsDocuments: Documents = {
  collections: [openings],
};
