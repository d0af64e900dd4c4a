import type { CollectionConfig } from 'payload';
import { nobody, supporters } from '@/kit/cms/access';

/**
 * The transitions of applications, tickets, quotes, draws and newsletter issues, with state values. `transition` of
 * src/core/db writes them, and the first three show theirs. A reason may contain personal data, so erasing a person
 * removes that person's transitions.
 */
export const transitions: CollectionConfig = {
  slug: 'transitions',
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
