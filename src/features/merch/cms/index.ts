import type { Documents } from '@/cms/manifest';
import { quotes } from './quotes.collection';

export const merchDocuments: Documents = {
  collections: [quotes],
};
