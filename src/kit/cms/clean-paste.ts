import { createServerFeature } from '@payloadcms/richtext-lexical';

/** Pasted text keeps its structure, and nothing of how it looked where it was copied. */
export const cleanPaste = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: '/src/kit/admin/clean-paste/clean-paste#CleanPasteFeature' },
});
