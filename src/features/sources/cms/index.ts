import type { Documents } from '@/core/cms/manifest';
import { sourcesCollection } from './sources.collection';

export const sourcesDocuments: Documents = { collections: [sourcesCollection] };
