import type { Documents } from '@/cms/manifest';
import { sources } from './sources.collection';

export const sourcesDocuments: Documents = { collections: [sources] };
