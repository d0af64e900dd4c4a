import type { Documents } from '@/core/cms/manifest';
import { quotes } from './quotes.collection';

export const merchDocuments: Documents = {
  collections: [quotes],
};
