import type { CollectionConfig } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { whenEmpty } from '@/core/cms/empty-words';
import { anyStaff, nobody } from '@/kit/cms/access';
import { CHANGE_NOTE_MAX, LEGAL_TEXTS, type LegalSlug, legalText } from '../contract';
import { days } from './days';

/**
 * What was published, word for word, permanently. Publishing adds a row; nobody changes or removes one, and a
 * database trigger enforces that too.
 */
export const policyVersions: CollectionConfig = {
  slug: 'policy-versions',
  labels: { singular: 'Policy version', plural: 'Policy versions' },
  custom: whenEmpty('Publishing a policy puts its text here, for good.'),
  timestamps: false,
  defaultSort: '-publishedAt',
  indexes: [{ fields: ['policy', 'number'], unique: true }],
  admin: {
    group: GROUPS.website,
    useAsTitle: 'title',
    defaultColumns: ['title', 'policy', 'number', 'effectiveDate', 'publishedAt', 'publishedBy'],
    description: 'Every published text, kept for good. To correct one, publish a new version of its policy.',
    preview: ({ policy, number }) => `${legalText(policy as LegalSlug).path}/history/${number}`,
  },
  access: { create: nobody, read: anyStaff, update: nobody, delete: nobody },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'body', label: 'Text', type: 'richText', required: true },
    {
      name: 'policy',
      type: 'select',
      required: true,
      options: LEGAL_TEXTS.map(({ slug, label }) => ({ value: slug, label })),
      admin: { position: 'sidebar' },
    },
    { name: 'number', type: 'number', required: true, min: 1, admin: { position: 'sidebar' } },
    ...days,
    {
      name: 'changeNote',
      label: 'What changes',
      type: 'textarea',
      maxLength: CHANGE_NOTE_MAX,
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedAt',
      label: 'Published at',
      type: 'date',
      required: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    // A name, not a relation: when a person leaves, the record must not change.
    { name: 'publishedBy', label: 'Published by', type: 'text', admin: { position: 'sidebar' } },
  ],
};
