import type { CollectionConfig } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { whenEmpty } from '@/core/cms/empty-words';
import { supporters } from '@/kit/cms/access';

/** Frequent answers, to insert into an answer at the desk and complete there. */
export const savedReplies: CollectionConfig = {
  slug: 'saved-replies',
  labels: { singular: 'Saved reply', plural: 'Saved replies' },
  custom: whenEmpty('Write a good answer once, save it here, and insert it in the next ticket.'),
  defaultSort: 'title',
  admin: {
    group: GROUPS.inbox,
    useAsTitle: 'title',
    defaultColumns: ['title', 'updatedAt'],
    description: 'Answers to common questions. They appear at the desk.',
  },
  access: { create: supporters, read: supporters, update: supporters, delete: supporters },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 100 },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 5000,
      admin: {
        rows: 10,
        description: '{name}, {ticketId} and {subject} are filled in from the ticket.',
      },
    },
  ],
};
