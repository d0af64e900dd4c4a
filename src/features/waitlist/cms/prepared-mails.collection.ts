import type { CollectionConfig } from 'payload';
import { supporters } from '@/cms/access';
import { GROUPS } from '@/cms/admin-groups';
import { whenEmpty } from '@/cms/empty-words';
import { DECISIONS } from '../rules/application-states';

/** Frequent emails, to insert below an application or above the list and complete there. */
export const preparedMails: CollectionConfig = {
  slug: 'prepared-mails',
  labels: { singular: 'Prepared mail', plural: 'Prepared mails' },
  custom: whenEmpty(
    'Write a mail once, and start from it below each application. One for each decision is a good beginning.',
  ),
  defaultSort: 'title',
  admin: {
    group: GROUPS.inbox,
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'subject', 'updatedAt'],
    description: 'Mails to applicants to start from. Nothing goes out before somebody sends it.',
  },
  access: { create: supporters, read: supporters, update: supporters, delete: supporters },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 100 },
    {
      name: 'state',
      type: 'select',
      options: [...DECISIONS],
      admin: { description: 'Comes up by itself when applications are moved to this state.' },
    },
    { name: 'subject', type: 'text', required: true, maxLength: 200 },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 5000,
      admin: {
        rows: 12,
        description:
          '{name}, {organization} and {reason} are filled in from the application. The brand’s name stands below.',
      },
    },
  ],
};
