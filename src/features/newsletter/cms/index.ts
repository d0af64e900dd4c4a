import type { Documents } from '@/core/cms/manifest';
import { newsletterDeliveries } from './deliveries.collection';
import { newsletterIssues } from './issues.collection';
import { newsletter } from './newsletter.collection';
import { suppressions } from './suppressions.collection';

export const newsletterDocuments: Documents = {
  collections: [newsletter, newsletterIssues, newsletterDeliveries, suppressions],
};
