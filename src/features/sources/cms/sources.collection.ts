import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { whenEmpty } from '@/core/cms/empty-words';
import { CODE_MAX, isCode } from '@/core/shared/via';
import { admins, anyStaff, marketers, nobody } from '@/kit/cms/access';
import { ADDRESS_RULE, addressName } from '@/kit/shared/address-name';
import { NAME_MAX, PAGE_MAX, SOURCE_KINDS } from '../contract';

const component = (name: string) => `/src/features/sources/admin/${name}`;

/** The code is made from the name once; printed codes outlive later changes of the name. */
const giveCode: CollectionBeforeValidateHook = ({ data = {}, operation }) => {
  if (operation !== 'create') return data;
  const code = data.code?.trim().toLowerCase() || addressName(data.name ?? '', CODE_MAX);
  return { ...data, code: code || 'source' };
};

/** Visitors read the name of a code through /api/via; this collection itself is the staff's. */
export const sourcesCollection: CollectionConfig = {
  slug: 'sources',
  labels: { singular: 'Source', plural: 'Sources' },
  custom: whenEmpty(
    'Make one source for each flyer, banner or issue. Its address has a code, so that you learn what brings people.',
  ),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: GROUPS.audience,
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'kind', 'createdAt'],
    listSearchableFields: ['name', 'code'],
    description:
      'Where people come from. Visitors see the name, and can remove it before they send a form. No cookie is set.',
  },
  access: { create: marketers, read: anyStaff, update: marketers, delete: admins },
  hooks: { beforeValidate: [giveCode] },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: NAME_MAX,
      admin: { description: 'Visitors read it: “You came by: Autumn flyer”.' },
    },
    {
      name: 'page',
      label: 'Leads to',
      type: 'text',
      required: true,
      defaultValue: '/',
      maxLength: PAGE_MAX,
      validate: (value: string | null | undefined) =>
        /^\/(?!\/)[\w\-./]*$/.test(value ?? '') || 'Please give a page of this site, such as / or /merch.',
      admin: { description: 'The page of this site that the code opens, such as / or /merch.' },
    },
    {
      name: 'address',
      type: 'ui',
      admin: { components: { Field: component('source-address#SourceAddress') } },
    },
    {
      name: 'visits',
      type: 'ui',
      admin: { components: { Field: component('visits#Visits') } },
    },
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: CODE_MAX,
      access: { update: nobody },
      validate: (value: string | null | undefined) => !value || isCode(value) || ADDRESS_RULE,
      admin: {
        position: 'sidebar',
        description: 'Empty: made from the name. It stays, because it may be in print.',
      },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'qr',
      options: [...SOURCE_KINDS],
      admin: { position: 'sidebar' },
    },
  ],
};
