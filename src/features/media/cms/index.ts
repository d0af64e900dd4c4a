import type { Documents } from '@/cms/manifest';
import { media } from './media.collection';

export const mediaDocuments: Documents = { collections: [media] };
