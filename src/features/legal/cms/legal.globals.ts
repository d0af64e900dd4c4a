import type { DateField, GlobalConfig } from 'payload';
import { editors, staff } from '@/cms/access';
import { GROUPS } from '@/cms/admin-groups';
import { LEGAL_TEXTS } from '../contract';
import { keepDay } from './keep-day.hook';

const day = (name: string, label: string, description: string): DateField => ({
  name,
  label,
  type: 'date',
  required: true,
  hooks: { beforeValidate: [keepDay] },
  admin: {
    position: 'sidebar',
    description,
    date: { pickerAppearance: 'dayOnly', displayFormat: 'MMMM d, yyyy' },
  },
});

const legalText = ({ slug, label }: { slug: string; label: string }): GlobalConfig => ({
  slug,
  label,
  versions: { drafts: true, max: 0 },
  admin: {
    group: GROUPS.website,
    description: 'A draft stays here until it is published. Every published version is kept.',
  },
  access: { read: staff, update: editors, readVersions: staff },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'body', label: 'Text', type: 'richText', required: true },
    day('effectiveDate', 'Effective date', 'The day from which this text counts.'),
    day('lastUpdated', 'Last updated', 'The day that the page names as its last change.'),
  ],
});

export const legalTexts = LEGAL_TEXTS.map(legalText);
