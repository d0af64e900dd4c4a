import type { CollectionConfig } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { whenEmpty } from '@/core/cms/empty-words';
import { nobody, supporters } from '@/kit/cms/access';
import { savedFilters } from '@/kit/cms/saved-filters';
import { INCOMING_STATES, VERDICTS } from '../contract';

const sidebar = { position: 'sidebar' } as const;
const hidden = { hidden: true } as const;

/** Emails that came in. The worker writes them; staff say where those belong that wait. */
export const incomingMails: CollectionConfig = {
  slug: 'incoming-mails',
  labels: { singular: 'Incoming email', plural: 'Incoming mail' },
  custom: whenEmpty('Emails to the brand’s mailboxes come in here, once IMAP_URL or LMTP_PORT is set.'),
  defaultSort: '-createdAt',
  admin: {
    group: GROUPS.inbox,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'fromAddress', 'state', 'reason', 'createdAt'],
    listSearchableFields: ['subject', 'fromAddress', 'fromName', 'text'],
    components: savedFilters(
      { label: 'To sort', anyOf: [[['state', 'equals', 'waiting']]] },
      { label: 'Filed', anyOf: [[['state', 'equals', 'filed']]] },
      { label: 'Automatic', anyOf: [[['state', 'equals', 'automatic']]] },
      { label: 'Delivery reports', anyOf: [[['state', 'equals', 'report']]] },
    ),
    description:
      'Most emails find their conversation by themselves. The rest wait here until someone says whose they are.',
  },
  access: { create: nobody, read: supporters, update: nobody, delete: nobody },
  fields: [
    {
      name: 'sorting',
      type: 'ui',
      admin: {
        components: { Field: '/src/features/mail/admin/sort-mail#SortMail' },
        disableListColumn: true,
      },
    },
    { name: 'subject', type: 'text' },
    { name: 'fromAddress', label: 'From', type: 'text', index: true },
    { name: 'fromName', label: 'Name', type: 'text' },
    { name: 'text', type: 'textarea' },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: [...INCOMING_STATES],
      admin: sidebar,
    },
    { name: 'reason', label: 'Why', type: 'text', admin: sidebar },
    { name: 'verdict', label: 'Sender', type: 'select', options: [...VERDICTS], admin: sidebar },
    { name: 'voice', label: 'Written by', type: 'select', options: ['requester', 'staff'], admin: sidebar },
    { name: 'relatedCollection', label: 'About (kind)', type: 'text', admin: sidebar },
    { name: 'relatedId', label: 'About (id)', type: 'text', index: true, admin: sidebar },
    { name: 'messageId', label: 'Message-ID', type: 'text', index: true, admin: sidebar },
    { name: 'bytes', type: 'number', admin: sidebar },
    { name: 'entryId', type: 'number', admin: hidden },
    { name: 'fingerprint', type: 'text', unique: true, admin: hidden },
    { name: 'raw', type: 'text', index: true, admin: hidden },
  ],
};
