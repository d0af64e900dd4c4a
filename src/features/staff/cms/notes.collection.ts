import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload';
import { nobody, supporters } from '@/kit/cms/access';
import type { User } from '@/payload-types';

/** The author is whoever is signed in, whatever the request says. */
const sign: CollectionBeforeValidateHook = ({ data, req }) => ({
  ...data,
  text: typeof data?.text === 'string' ? data.text.trim() : data?.text,
  by: (req.user as User | null)?.username ?? null,
});

/**
 * Notes that staff write for each other about applications, tickets and quotes: added, never changed. A note may
 * contain personal data, so it is deleted with its record.
 */
export const notes: CollectionConfig = {
  slug: 'notes',
  admin: { hidden: true },
  access: { create: supporters, read: supporters, update: nobody, delete: nobody },
  hooks: { beforeValidate: [sign] },
  fields: [
    { name: 'subject', type: 'text', required: true, index: true, maxLength: 60 },
    { name: 'subjectId', type: 'text', required: true, index: true, maxLength: 20 },
    { name: 'by', type: 'text' },
    { name: 'text', label: 'Note', type: 'textarea', required: true, maxLength: 5000 },
  ],
};
