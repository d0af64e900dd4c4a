import type { CollectionConfig, Field } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { assignee, conversation, forgetDeskWork } from '@/core/cms/desk-fields';
import { whenEmpty } from '@/core/cms/empty-words';
import { enforceTransitions, transitionFields } from '@/core/cms/state-transitions';
import { KNOWN_NUMBER, policies, quarantined, reference } from '@/core/cms/submission-fields';
import { deskPath } from '@/core/shared/desk';
import { admins, asSent, nobody, supporters } from '@/kit/cms/access';
import { deskFilters, savedFilters } from '@/kit/cms/saved-filters';
import { MERCHANDISE, MOST_PIECES, QUOTE_TIERS } from '../contract';
import { quoteStates } from '../rules/quote-states';

const component = (name: string) => `/src/features/merch/admin/${name}`;

/** Written by the form only: whoever could change them could point to another quote's file. */
const fixed = { access: { create: nobody, update: nobody } } as const;

const design: Field[] = [
  {
    name: 'designFile',
    type: 'text',
    unique: true,
    maxLength: 36,
    ...fixed,
    admin: { hidden: true },
  },
  {
    name: 'designName',
    label: 'Design file',
    type: 'text',
    maxLength: 100,
    ...fixed,
    admin: {
      components: { Field: component('design-field#DesignField'), Cell: component('design-cell#DesignCell') },
    },
  },
  { name: 'designType', type: 'text', maxLength: 40, ...fixed, admin: { hidden: true } },
  { name: 'designBytes', type: 'number', ...fixed, admin: { hidden: true } },
];

export const quotes: CollectionConfig = {
  slug: 'quotes',
  labels: { singular: 'Quote request', plural: 'Quote requests' },
  custom: whenEmpty(
    'Quote requests come in from the merchandise page, each with its design and a 24-hour clock.',
  ),
  defaultSort: '-createdAt',
  admin: {
    group: GROUPS.inbox,
    useAsTitle: 'quoteId',
    defaultColumns: ['quoteId', 'dueAt', 'organization', 'merchandise', 'quantity', 'designName', 'status'],
    formatDocURL: ({ doc }) => deskPath('quote', Number(doc.id)),
    listSearchableFields: ['quoteId', 'organization', 'name', 'email', 'event', 'reference'],
    components: savedFilters(...deskFilters(quoteStates.owed.join())),
    description:
      'Requests from the merchandise page. We promise a price within 24 hours. A deleted request’s design file is gone a day later.',
  },
  access: { create: nobody, read: supporters, update: supporters, delete: admins },
  hooks: {
    beforeChange: [enforceTransitions(quoteStates)],
    afterDelete: [forgetDeskWork('quotes')],
  },
  fields: [
    {
      name: 'quoteId',
      label: 'Quote number',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 60,
      ...fixed,
      admin: { position: 'sidebar', description: KNOWN_NUMBER },
    },
    {
      name: 'dueAt',
      label: 'Due',
      type: 'date',
      required: true,
      index: true,
      ...fixed,
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: '24 hours after it came in; the sender was told.',
        components: { Cell: component('due-cell#QuoteDueCell') },
      },
    },
    assignee,
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: quoteStates.initial,
      index: true,
      options: quoteStates.options,
      admin: { position: 'sidebar', description: 'Once quoted, it is no longer due.' },
    },
    {
      name: 'merchandise',
      label: 'Merchandise type',
      type: 'select',
      required: true,
      options: [...MERCHANDISE],
      ...asSent,
    },
    { name: 'quantity', type: 'number', required: true, min: 1, max: MOST_PIECES, ...asSent },
    {
      name: 'tier',
      label: 'Order of the academic year',
      type: 'select',
      required: true,
      options: QUOTE_TIERS.map(({ value, label }) => ({ value, label: `${label}: margin ${value} %` })),
      ...asSent,
    },
    {
      name: 'estimate',
      label: 'Estimate in dollars',
      type: 'number',
      required: true,
      ...fixed,
      admin: {
        description: 'Priced as one-color T-shirts that day; the page showed the same total.',
      },
    },
    { name: 'event', type: 'text', required: true, minLength: 2, maxLength: 200, ...asSent },
    { name: 'sizes', type: 'textarea', maxLength: 1000, ...asSent },
    { name: 'idea', label: 'Design idea', type: 'textarea', maxLength: 5000, ...asSent },
    ...design,
    { name: 'name', type: 'text', required: true, minLength: 2, maxLength: 100, ...asSent },
    { name: 'email', label: 'Email', type: 'email', required: true, index: true, ...asSent },
    { name: 'organization', type: 'text', required: true, minLength: 2, maxLength: 200, ...asSent },
    quarantined,
    reference,
    conversation('quote'),
    ...transitionFields(quoteStates),
    policies,
  ],
};
