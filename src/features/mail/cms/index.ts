import type { Documents } from '@/core/cms/manifest';
import { incomingMails } from './incoming-mails.collection';
import { mails } from './mails.collection';

export const mailDocuments: Documents = { collections: [mails, incomingMails] };
