import type { Documents } from '@/cms/manifest';
import { posts } from './posts.collection';

export const blogDocuments: Documents = { collections: [posts] };
