import type { Access, CollectionConfig, FieldHook } from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { whenEmpty } from '@/core/cms/empty-words';
import { withShownSignatures } from '@/core/db/unsigned-links';
import { marketers, nobody, supporters } from '@/kit/cms/access';
import { type SavedFilter, savedFilters } from '@/kit/cms/saved-filters';
import { MAIL_STATES } from '../contract';

/** Without a mail server, staff pass on the links of an email by hand. */
const withLinks: FieldHook = ({ value }) => (typeof value === 'string' ? withShownSignatures(value) : value);
const hooks = { afterRead: [withLinks] };

/**
 * Those who may read only subscribers and issues see what became of the emails about them, and neither a text nor
 * anybody else's email.
 */
const OF_THE_NEWSLETTER = ['newsletter', 'newsletter-issues'];
const whoseTheyAre: Access = (asker) =>
  supporters(asker) || (marketers(asker) && { relatedCollection: { in: OF_THE_NEWSLETTER } });
const beyondState = { access: { read: supporters } };

const RETRY = '/src/features/mail/admin/retry-mails';

const withRetry = (...filters: SavedFilter[]) => {
  const { beforeListTable } = savedFilters(...filters);
  return { beforeListTable: [...beforeListTable, { path: `${RETRY}#RetryAll` }] };
};

/** The outbox. The mail worker writes it; staff read it. */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Email', plural: 'Mail queue' },
  custom: whenEmpty('Every email the site writes goes through here, even when there is no mail server.'),
  defaultSort: '-createdAt',
  admin: {
    group: GROUPS.audience,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'state', 'lastError', 'attempts', 'createdAt'],
    listSearchableFields: ['subject', 'to', 'relatedId'],
    components: withRetry(
      { label: 'Waiting', anyOf: [[['state', 'equals', 'waiting']]] },
      { label: 'Failed', anyOf: [[['state', 'equals', 'failed']]] },
      { label: 'Sent', anyOf: [[['state', 'equals', 'sent']]] },
    ),
    description: 'Every email the site writes. Without a mail server, emails are kept here; nothing is lost.',
  },
  access: { create: nobody, read: whoseTheyAre, update: nobody, delete: nobody },
  fields: [
    {
      name: 'retry',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: `${RETRY}#RetryMail` }, disableListColumn: true },
    },
    { name: 'kind', type: 'text', required: true, index: true, maxLength: 60 },
    { name: 'to', type: 'text', required: true, index: true },
    { name: 'replyTo', label: 'Reply to', type: 'text', ...beyondState },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true, hooks, ...beyondState },
    { name: 'html', label: 'Text as HTML', type: 'textarea', hooks, ...beyondState, admin: { hidden: true } },
    {
      name: 'looks',
      type: 'ui',
      admin: {
        components: { Field: '/src/features/mail/admin/html-view#HtmlView' },
        disableListColumn: true,
      },
    },
    {
      name: 'unsubscribeUrl',
      label: 'Unsubscribe address',
      type: 'text',
      hooks,
      ...beyondState,
      admin: { description: 'Sent as the List-Unsubscribe header.' },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: [...MAIL_STATES],
      admin: { position: 'sidebar' },
    },
    { name: 'attempts', type: 'number', defaultValue: 0, admin: { position: 'sidebar' } },
    {
      name: 'sentAt',
      label: 'Sent at',
      type: 'date',
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'lastError', label: 'Last error', type: 'text', admin: { position: 'sidebar' } },
    {
      name: 'messageId',
      label: 'Message-ID',
      type: 'text',
      index: true,
      ...beyondState,
      admin: { position: 'sidebar' },
    },
    {
      name: 'autoReply',
      label: 'Automatic reply',
      type: 'checkbox',
      defaultValue: false,
      ...beyondState,
      admin: { position: 'sidebar', description: 'Marked so that autoresponders don’t answer it.' },
    },
    {
      name: 'fromPerson',
      label: 'Written by staff',
      type: 'checkbox',
      defaultValue: false,
      ...beyondState,
      admin: { position: 'sidebar' },
    },
    {
      name: 'thread',
      label: 'Follows',
      type: 'text',
      ...beyondState,
      admin: { position: 'sidebar', description: 'Message-IDs of the emails before it.' },
    },
    { name: 'relatedCollection', label: 'About (kind)', type: 'text', admin: { position: 'sidebar' } },
    { name: 'relatedId', label: 'About (id)', type: 'text', index: true, admin: { position: 'sidebar' } },
  ],
};
