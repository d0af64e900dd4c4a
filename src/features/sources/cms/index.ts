import type { Documents } from '@/core/cms/manifest';
import { sources } from './sources.collection';

export const sourcesDocuments: Documents = { collections: [sources] };
