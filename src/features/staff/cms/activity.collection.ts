import type { CollectionConfig, Field } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { admins, nobody } from '@/kit/cms/access';

const written = (field: Field): Field =>
  ({ ...field, admin: { ...('admin' in field ? field.admin : {}), readOnly: true } }) as Field;

/**
 * Who did what and when. The sign-in and the hooks of every collection write it, in the transaction of the change;
 * the database refuses to change or delete an entry.
 */
export const activity: CollectionConfig = {
  slug: 'activity',
  labels: { singular: 'Activity', plural: 'Activity log' },
  defaultSort: '-createdAt',
  // Entries are only read: no versions, no locks.
  admin: {
    group: GROUPS.system,
    useAsTitle: 'action',
    defaultColumns: ['createdAt', 'actor', 'action', 'subject', 'subjectId', 'details'],
    listSearchableFields: ['actor', 'action', 'subject', 'subjectId', 'details'],
    description:
      'Every change by staff and every sign-in, for good. It names fields and states, never what a visitor wrote.',
  },
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  fields: [
    written({ name: 'actor', label: 'Who', type: 'text', index: true, maxLength: 200 }),
    written({ name: 'actorId', label: 'Account', type: 'number', index: true }),
    written({ name: 'action', label: 'Did', type: 'text', required: true, index: true, maxLength: 60 }),
    written({ name: 'subject', label: 'To', type: 'text', index: true, maxLength: 100 }),
    written({ name: 'subjectId', label: 'Number', type: 'text', index: true, maxLength: 100 }),
    written({ name: 'details', type: 'textarea', maxLength: 2000 }),
  ],
};
