import type { CollectionConfig, Field } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { assignee, conversation, forgetDeskWork } from '@/core/cms/desk-fields';
import { whenEmpty } from '@/core/cms/empty-words';
import { recordFields } from '@/core/cms/form-fields';
import { enforceTransitions, transitionFields } from '@/core/cms/state-transitions';
import { KNOWN_NUMBER, policies, quarantined, reference } from '@/core/cms/submission-fields';
import { deskPath } from '@/core/shared/desk';
import { admins, nobody, supporters } from '@/kit/cms/access';
import { deskFilters, savedFilters } from '@/kit/cms/saved-filters';
import { quoteFields } from '../quotes.form';
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

const { merchandise, quantity, tier, event, sizes, idea, name, email, organization, ...added } =
  recordFields(quoteFields);

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
    merchandise,
    quantity,
    {
      ...tier,
      label: 'Order of the academic year',
      options: quoteFields.tier.options.map(({ value, label }) => ({
        value,
        label: `${label}: margin ${value} %`,
      })),
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
    event,
    sizes,
    idea,
    ...design,
    name,
    email,
    organization,
    ...Object.values<Field>(added),
    quarantined,
    reference,
    conversation('quote'),
    ...transitionFields(quoteStates),
    policies,
  ],
};
