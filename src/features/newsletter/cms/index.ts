import type { RoomManifest } from '@/cms/manifest';
import { textsGlobal } from '@/cms/texts-global';
import { NEWSLETTER_TEXTS } from '../contract.texts';
import { newsletterDeliveries } from './deliveries.collection';
import { newsletterIssues } from './issues.collection';
import { newsletter } from './newsletter.collection';
import { suppressions } from './suppressions.collection';

export const newsletterRoom: RoomManifest = {
  collections: [newsletter, newsletterIssues, newsletterDeliveries, suppressions],
  globals: [textsGlobal(NEWSLETTER_TEXTS)],
};
