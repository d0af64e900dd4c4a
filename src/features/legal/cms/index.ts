import type { Documents } from '@/core/cms/manifest';
import { legalTexts } from './legal.globals';
import { policyVersions } from './policy-versions.collection';

export const legalDocuments: Documents = {
  globals: [...legalTexts],
  collections: [policyVersions],
};
