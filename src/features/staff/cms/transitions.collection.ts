import type { CollectionConfig } from 'payload';
import { nobody, supporters } from '@/cms/access';

/**
 * The transitions of applications, tickets, quotes, draws and newsletter issues, as values of their states. Written by
 * `transition` of src/db, shown on the first three; a reason may speak of a person, so erasing a person removes that person's steps.
 */
export const transitions: CollectionConfig = {
  slug: 'transitions',
  lockDocuments: false,
  admin: { hidden: true },
  access: { create: nobody, read: supporters, update: nobody, delete: nobody },
  fields: [
    { name: 'subject', type: 'text', required: true, index: true },
    { name: 'subjectId', type: 'text', required: true, index: true },
    { name: 'leftState', type: 'text', required: true },
    { name: 'newState', type: 'text', required: true },
    { name: 'by', type: 'text' },
    { name: 'reason', type: 'textarea' },
  ],
};
