import type { Documents } from '@/core/cms/manifest';
import { brandGuidelines } from './brand-guidelines.global';

export const brandAssetsDocuments: Documents = { globals: [brandGuidelines] };
