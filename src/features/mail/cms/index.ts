import type { Documents } from '@/cms/manifest';
import { incomingMails } from './incoming-mails.collection';
import { mails } from './mails.collection';

export const mailDocuments: Documents = { collections: [mails, incomingMails] };
