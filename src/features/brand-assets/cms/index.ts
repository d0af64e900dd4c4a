import type { Documents } from '@/cms/manifest';
import { brandGuidelines } from './brand-guidelines.global';

export const brandAssetsDocuments: Documents = { globals: [brandGuidelines] };
