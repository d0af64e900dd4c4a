import type { Documents } from '@/cms/manifest';
import { openings } from './openings.collection';

export const openingsDocuments: Documents = {
  collections: [openings],
};
