import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { admins, asSent, nobody, supporters } from '@/cms/access';
import { GROUPS } from '@/cms/admin-groups';
import { assignee, conversation, forgetDeskWork } from '@/cms/desk-fields';
import { whenEmpty } from '@/cms/empty-words';
import { deskFilters, savedFilters } from '@/cms/saved-filters';
import { enforceTransitions, transitionFields } from '@/cms/state-transitions';
import { KNOWN_NUMBER, policies, quarantined, reference } from '@/cms/submission-fields';
import { deskPath } from '@/shared/desk';
import { SUPPORT_CATEGORIES, SUPPORT_PRIORITIES } from '../contract';
import { ticketStates } from '../rules/ticket-states';
import { refuseMerged, refuseWithParts } from './merged-tickets';
import { forgetMessages } from './ticket-messages.collection';

const component = (name: string) => `/src/features/support/admin/${name}`;

/** If staff set a ticket to "not spam", the spam check's finding is cleared too. */
const clearOfSpam: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  originalDoc?.status === 'spam' && data.status !== 'spam' ? { ...data, quarantined: false } : data;

export const supportTickets: CollectionConfig = {
  slug: 'support-tickets',
  labels: { singular: 'Support ticket', plural: 'Support tickets' },
  custom: whenEmpty('Requests come in from the support page, each with a 24-hour clock.'),
  defaultSort: '-createdAt',
  admin: {
    group: GROUPS.inbox,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'dueAt', 'ticketId', 'name', 'status', 'assignee', 'staffPriority'],
    formatDocURL: ({ doc }) => deskPath('ticket', Number(doc.id)),
    listSearchableFields: ['ticketId', 'subject', 'name', 'email', 'reference'],
    components: savedFilters(...deskFilters(ticketStates.owed.join())),
    description: 'Requests from the support page. We promise an answer within 24 hours.',
  },
  access: { create: supporters, read: supporters, update: supporters, delete: admins },
  hooks: {
    beforeChange: [enforceTransitions(ticketStates, { guard: refuseMerged }), clearOfSpam],
    beforeDelete: [refuseWithParts, forgetMessages],
    afterDelete: [forgetDeskWork('support-tickets')],
  },
  fields: [
    {
      name: 'ticketId',
      label: 'Ticket ID',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 60,
      ...asSent,
      admin: { position: 'sidebar', description: KNOWN_NUMBER },
    },
    // An email may be shorter or longer than the form allows.
    { name: 'name', type: 'text', required: true, maxLength: 254, ...asSent },
    { name: 'email', label: 'Email', type: 'email', required: true, index: true, ...asSent },
    { name: 'subject', type: 'text', required: true, maxLength: 200, ...asSent },
    { name: 'message', type: 'textarea', required: true, ...asSent },
    { name: 'category', type: 'select', required: true, options: [...SUPPORT_CATEGORIES] },
    {
      type: 'row',
      fields: [
        {
          name: 'priority',
          label: 'Sender’s priority',
          type: 'select',
          required: true,
          options: [...SUPPORT_PRIORITIES],
          ...asSent,
        },
        {
          name: 'staffPriority',
          label: 'Our priority',
          type: 'select',
          index: true,
          options: [...SUPPORT_PRIORITIES],
          admin: { description: 'For staff only.' },
        },
      ],
    },
    {
      name: 'dueAt',
      label: 'Due',
      type: 'date',
      index: true,
      access: { create: nobody, update: nobody },
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        components: { Field: component('due-field#DueField'), Cell: component('due-cell#DueCell') },
      },
    },
    assignee,
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: ticketStates.initial,
      index: true,
      options: ticketStates.options,
      admin: { position: 'sidebar', description: '"Waiting on you" means waiting on the sender.' },
    },
    conversation('ticket'),
    ...transitionFields(ticketStates),
    quarantined,
    reference,
    policies,
  ],
};
