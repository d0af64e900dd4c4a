import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { whenEmpty } from '@/core/cms/empty-words';
import { recordFields } from '@/core/cms/form-fields';
import { policies, quarantined, reference, visitSource } from '@/core/cms/submission-fields';
import { marketers, nobody } from '@/kit/cms/access';
import { savedFilters } from '@/kit/cms/saved-filters';
import type { User } from '@/payload-types';
import { SUBSCRIBER_STATES } from '../contract';
import { newsletterFields } from '../newsletter.form';
import { readerAddress } from './reader-address';

const kept = { access: { create: nobody, update: nobody } };
const dateTime = { date: { pickerAppearance: 'dayAndTime' as const }, readOnly: true };

/** What a subscriber agreed to, where and when. The public endpoints write it; nobody changes it. */
const consentReceipt: Field = {
  type: 'collapsible',
  label: 'Consent',
  fields: [
    {
      name: 'consentWording',
      label: 'Wording on the form',
      type: 'textarea',
      ...kept,
      admin: { readOnly: true },
    },
    {
      type: 'row',
      fields: [
        { name: 'consentPlace', label: 'Where', type: 'text', ...kept, admin: { readOnly: true } },
        { name: 'consentAt', label: 'When', type: 'date', ...kept, admin: dateTime },
        { name: 'confirmedAt', label: 'Confirmed at', type: 'date', ...kept, admin: dateTime },
      ],
    },
  ],
};

/** People added by staff did not agree on a form of this site: the receipt names who vouches for them. */
const signEntry: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  const by = (req.user as User | null)?.username;
  if (operation !== 'create' || !by) return data;
  const now = new Date().toISOString();
  return {
    ...data,
    consentPlace: `Entered in the back office by ${by}`,
    consentAt: now,
    confirmedAt: data.state === 'confirmed' ? now : null,
  };
};

export const newsletterCollection: CollectionConfig = {
  slug: 'newsletter',
  labels: { singular: 'Subscriber', plural: 'Newsletter' },
  custom: whenEmpty(
    'Readers subscribe in the footer of every page. With a mail server, they confirm by email before anything is sent to them.',
  ),
  defaultSort: '-createdAt',
  admin: {
    group: GROUPS.audience,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'state', 'createdAt'],
    listSearchableFields: ['email', 'name'],
    components: savedFilters(
      { label: 'Confirmed', anyOf: [[['state', 'equals', 'confirmed']]] },
      {
        label: 'Not confirmed yet',
        anyOf: [
          [
            ['state', 'equals', 'pending'],
            ['quarantined', 'equals', 'false'],
          ],
        ],
      },
      { label: 'Unsubscribed', anyOf: [[['state', 'equals', 'unsubscribed']]] },
      { label: 'Spam', anyOf: [[['quarantined', 'equals', 'true']]] },
    ),
    description:
      'Newsletter readers. Only confirmed ones get emails. To take someone off, add the address to the suppression list.',
  },
  access: { create: marketers, read: marketers, update: marketers, delete: marketers },
  hooks: { beforeChange: [signEntry] },
  fields: [
    readerAddress,
    // Staff may correct it.
    { ...recordFields(newsletterFields).name, access: {} },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [...SUBSCRIBER_STATES],
      // Subscribers change it themselves; staff unsubscribe people through the suppression list.
      access: { update: nobody },
      admin: { position: 'sidebar' },
    },
    {
      name: 'unsubscribedAt',
      label: 'Unsubscribed at',
      type: 'date',
      access: { create: nobody, update: nobody },
      admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    consentReceipt,
    quarantined,
    reference,
    policies,
    visitSource('sources'),
  ],
};
