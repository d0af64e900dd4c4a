import type { Documents } from '@/core/cms/manifest';
import { posts } from './posts.collection';

export const blogDocuments: Documents = { collections: [posts] };
