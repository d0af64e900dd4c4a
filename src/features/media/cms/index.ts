import type { Documents } from '@/core/cms/manifest';
import { media } from './media.collection';

export const mediaDocuments: Documents = { collections: [media] };
