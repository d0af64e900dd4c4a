import type { CollectionBeforeValidateHook, CollectionConfig, NumberField } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { articleEditor } from '@/core/cms/article-editor';
import { checkBeforePublishing, checklistField } from '@/core/cms/check-before-publishing';
import { whenEmpty } from '@/core/cms/empty-words';
import { anyStaff, editors } from '@/kit/cms/access';
import { dayField } from '@/kit/cms/day-field';
import { savedFilters } from '@/kit/cms/saved-filters';
import { ADDRESS_RULE, addressName } from '@/kit/shared/address-name';
import {
  HIGHEST_PAY,
  isSlug,
  KINDS,
  OPENING_TITLE_MAX,
  PAY_UNITS,
  PLACE_MAX,
  SLUG_MAX,
  SUMMARY_MAX,
} from '../contract';
import { openingCheck } from '../contract.check';

const options = (list: readonly { value: string; label: string }[]) =>
  list.map(({ value, label }) => ({ value, label }));

/** The address is made from the title once, on publishing; later changes of the title leave it alone. */
const giveAddress: CollectionBeforeValidateHook = ({ data = {} }) => {
  const slug = data.slug?.trim().toLowerCase() || null;
  if (data._status !== 'published') return { ...data, slug };
  return { ...data, slug: slug ?? (addressName(data.title ?? '', SLUG_MAX) || 'position') };
};

const pay = (name: string, label: string, description: string): NumberField => ({
  name,
  label,
  type: 'number',
  min: 0,
  max: HIGHEST_PAY,
  admin: { position: 'sidebar', description },
});

/** Visitors read what is published through /careers; this collection itself is the staff's. */
export const openingsCollection: CollectionConfig = {
  slug: 'openings',
  labels: { singular: 'Opening', plural: 'Openings' },
  custom: whenEmpty('Publish the first position. With it, the careers page lists what is open.'),
  defaultSort: '-updatedAt',
  versions: { maxPerDoc: 100, drafts: true },
  forceSelect: { _status: true },
  disableDuplicate: true,
  admin: {
    group: GROUPS.website,
    useAsTitle: 'title',
    defaultColumns: ['title', 'place', 'kind', 'closesOn', '_status'],
    listSearchableFields: ['title', 'place'],
    description: 'Positions under /careers. A position is hidden after its last day.',
    components: savedFilters(
      { label: 'Drafts', anyOf: [[['_status', 'equals', 'draft']]] },
      { label: 'Published', anyOf: [[['_status', 'equals', 'published']]] },
    ),
  },
  access: { create: editors, read: anyStaff, update: editors, delete: editors, readVersions: anyStaff },
  hooks: { beforeValidate: [giveAddress], beforeChange: [checkBeforePublishing(openingCheck)] },
  fields: [
    checklistField('/src/features/openings/admin/opening-checklist#OpeningChecklist'),
    { name: 'title', type: 'text', required: true, maxLength: OPENING_TITLE_MAX },
    {
      name: 'summary',
      type: 'textarea',
      required: true,
      maxLength: SUMMARY_MAX,
      admin: { rows: 2, description: 'One or two sentences: in the list, search results and shared links.' },
    },
    { name: 'body', label: 'Text', type: 'richText', required: true, editor: articleEditor },
    {
      name: 'slug',
      label: 'Address',
      type: 'text',
      unique: true,
      index: true,
      maxLength: SLUG_MAX,
      validate: (value: string | null | undefined) => !value || isSlug(value) || ADDRESS_RULE,
      admin: {
        position: 'sidebar',
        description:
          'After /careers/. Empty: made from the title when you publish. An old one leads to the new one.',
      },
    },
    { name: 'place', type: 'text', required: true, maxLength: PLACE_MAX, admin: { position: 'sidebar' } },
    {
      name: 'remote',
      label: 'May be done from home',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'full-time',
      options: options(KINDS),
      admin: { position: 'sidebar' },
    },
    pay('payFrom', 'Pay from, in dollars', 'Empty: the page names no pay.'),
    {
      ...pay('payTo', 'Pay to, in dollars', 'Empty: the same.'),
      validate: (value: number | null | undefined, { siblingData }: { siblingData: object }) => {
        const from = (siblingData as { payFrom?: number | null }).payFrom;
        if (value == null || (from != null && value >= from && value <= HIGHEST_PAY)) return true;
        return from == null ? 'Please give the lowest pay too.' : 'Please give at least the lowest pay.';
      },
    } as NumberField,
    {
      name: 'payUnit',
      label: 'Pay is for',
      type: 'select',
      defaultValue: 'year',
      options: options(PAY_UNITS),
      admin: { position: 'sidebar' },
    },
    dayField({
      name: 'closesOn',
      label: 'Last day',
      admin: {
        position: 'sidebar',
        description: 'The position is shown through this day. Empty: until you unpublish it.',
      },
    }),
    {
      name: 'applyTo',
      label: 'Applications go to',
      type: 'email',
      admin: { position: 'sidebar', description: 'Empty: the contact mailbox of the brand.' },
    },
  ],
};
