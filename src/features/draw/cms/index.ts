import type { Documents } from '@/core/cms/manifest';
import { drawRounds } from './rounds.collection';

export const drawDocuments: Documents = {
  collections: [drawRounds],
};
