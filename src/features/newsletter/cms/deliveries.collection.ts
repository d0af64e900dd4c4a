import type { CollectionConfig } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { whenEmpty } from '@/core/cms/empty-words';
import { marketers, nobody } from '@/kit/cms/access';
import { savedFilters } from '@/kit/cms/saved-filters';
import { DELIVERY_STATES } from '../contract';

/**
 * The recipients of each issue, decided when it is started, and the outcome of each. Written in plain SQL, ten
 * thousand at a time; the unique pair keeps anybody from getting an issue twice.
 */
export const newsletterDeliveries: CollectionConfig = {
  slug: 'newsletter-deliveries',
  labels: { singular: 'Delivery', plural: 'Newsletter deliveries' },
  custom: whenEmpty('Once an issue is sent, each of its emails is listed here with its result.'),
  timestamps: false,
  defaultSort: '-id',
  indexes: [{ fields: ['issue', 'email'], unique: true }, { fields: ['issue', 'state'] }],
  admin: {
    group: GROUPS.audience,
    useAsTitle: 'email',
    defaultColumns: ['email', 'issue', 'state', 'note', 'settledAt'],
    listSearchableFields: ['email'],
    components: savedFilters(
      { label: 'To look at', anyOf: [[['state', 'equals', 'unsure']]] },
      { label: 'Failed', anyOf: [[['state', 'equals', 'failed']]] },
      { label: 'Left out', anyOf: [[['state', 'equals', 'left-out']]] },
      { label: 'Sent', anyOf: [[['state', 'equals', 'sent']]] },
    ),
    description:
      '"To look at" means sending broke off right then, so the email may or may not have arrived. It’s never resent automatically.',
  },
  access: { create: nobody, read: marketers, update: nobody, delete: nobody },
  fields: [
    { name: 'issue', type: 'relationship', relationTo: 'newsletter-issues', required: true },
    { name: 'email', label: 'Email', type: 'text', required: true, index: true },
    { name: 'state', type: 'select', required: true, defaultValue: 'waiting', options: [...DELIVERY_STATES] },
    { name: 'note', type: 'text' },
    { name: 'attempts', type: 'number', defaultValue: 0 },
    { name: 'notBefore', label: 'Next try', type: 'date' },
    { name: 'claimedAt', label: 'Sending since', type: 'date' },
    { name: 'settledAt', label: 'Finished at', type: 'date' },
    { name: 'messageId', label: 'Message-ID', type: 'text', index: true },
  ],
};
