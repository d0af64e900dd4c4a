import type { Documents } from '@/core/cms/manifest';
import { accessibilityFields } from './accessibility-fields';
import { pressItems } from './press-items.collection';

export const infoDocuments: Documents = {
  collections: [pressItems],
  besides: { accessibility: accessibilityFields },
};
