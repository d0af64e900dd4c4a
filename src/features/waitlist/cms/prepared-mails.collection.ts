import type { CollectionConfig } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { whenEmpty } from '@/core/cms/empty-words';
import { supporters } from '@/kit/cms/access';
import { DECISIONS } from '../rules/application-states';

/** Frequent emails, to insert at the desk or above the list and complete there. */
export const preparedMails: CollectionConfig = {
  slug: 'prepared-mails',
  labels: { singular: 'Prepared email', plural: 'Prepared emails' },
  custom: whenEmpty(
    'Write an email once, and start from it at the desk. One for each decision is a good start.',
  ),
  defaultSort: 'title',
  admin: {
    group: GROUPS.inbox,
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'subject', 'updatedAt'],
    description: 'Ready-made emails to applicants. Nothing goes out until someone sends it.',
  },
  access: { create: supporters, read: supporters, update: supporters, delete: supporters },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 100 },
    {
      name: 'state',
      type: 'select',
      options: [...DECISIONS],
      admin: { description: 'Comes up automatically when applications move to this state.' },
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
          '{name}, {organization} and {reason} are filled in from the application. The brand’s name is added below.',
      },
    },
  ],
};
