import type { RootLivePreviewConfig } from 'payload';
import { previewOfRecord } from '@/core/shared/preview-addresses';
import { PREVIEWED_COLLECTIONS, PREVIEWED_DOCUMENTS, previewOfDocument } from '@/site-pages';

/** The page beside its form, at the widths that the design is made for. */
export const livePreview: RootLivePreviewConfig = {
  globals: PREVIEWED_DOCUMENTS,
  collections: PREVIEWED_COLLECTIONS,
  url: ({ collectionConfig, data, globalConfig }) =>
    collectionConfig && data.id
      ? previewOfRecord(collectionConfig.slug, data.id)
      : previewOfDocument(globalConfig?.slug ?? ''),
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 390, height: 844 },
    { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
    { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
  ],
};
