import type { Documents } from '@/cms/manifest';
import { drawRounds } from './rounds.collection';

export const drawDocuments: Documents = {
  collections: [drawRounds],
};
