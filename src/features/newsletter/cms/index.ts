import type { Documents } from '@/core/cms/manifest';
import { newsletterDeliveries } from './deliveries.collection';
import { newsletterIssues } from './issues.collection';
import { newsletterCollection } from './newsletter.collection';
import { suppressions } from './suppressions.collection';

export const newsletterDocuments: Documents = {
  collections: [newsletterCollection, newsletterIssues, newsletterDeliveries, suppressions],
};
