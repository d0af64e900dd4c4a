import type { Documents } from '@/core/cms/manifest';
import { helpArticles } from './help-articles.collection';

export const helpDocuments: Documents = { collections: [helpArticles] };
