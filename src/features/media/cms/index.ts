import type { Documents } from '@/core/cms/manifest';
import { mediaCollection } from './media.collection';

export const mediaDocuments: Documents = { collections: [mediaCollection] };
