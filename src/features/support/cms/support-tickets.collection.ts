import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Field,
} from 'payload';
import { GROUPS } from '@/core/cms/admin-groups';
import { assignee, conversation, forgetDeskWork } from '@/core/cms/desk-fields';
import { whenEmpty } from '@/core/cms/empty-words';
import { recordFields } from '@/core/cms/form-fields';
import { enforceTransitions, type TransitionGuard, transitionFields } from '@/core/cms/state-transitions';
import { KNOWN_NUMBER, policies, quarantined, reference } from '@/core/cms/submission-fields';
import { deskPath } from '@/core/shared/desk';
import { admins, asSent, nobody, supporters } from '@/kit/cms/access';
import { queryWithin } from '@/kit/cms/payload-transaction';
import { refuse } from '@/kit/cms/refuse';
import { deskFilters, savedFilters } from '@/kit/cms/saved-filters';
import { ticketStates } from '../rules/ticket-states';
import { supportFields } from '../support.form';
import { forgetMessages } from './ticket-messages.collection';

const INTO = `select t.ticket_id as number from site.merged_tickets m join support_tickets t on t.id = m.into_id
  where m.ticket_id = $1 and m.separated_at is null`;
const PARTS = `select t.ticket_id as number from site.merged_tickets m join support_tickets t on t.id = m.ticket_id
  where m.into_id = $1 and m.separated_at is null order by m.id`;

/** The state of a merged ticket stands still: nobody waits there. */
const refuseMerged: TransitionGuard = async ({ req, id }) => {
  if (id === undefined) return;
  const [into] = (await queryWithin(req, INTO, [id])).rows;
  if (into) throw refuse(`This ticket was merged into ${into.number}: separate it first.`);
};

/** What was merged into a ticket would be left without a clock. */
const refuseWithParts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const parts = (await queryWithin(req, PARTS, [id])).rows.map(({ number }) => number);
  if (parts.length > 0) throw refuse(`First separate what was merged into it: ${parts.join(', ')}.`);
};

const component = (name: string) => `/src/features/support/admin/${name}`;

/** If staff set a ticket to "not spam", the spam check's finding is cleared too. */
const clearOfSpam: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  originalDoc?.status === 'spam' && data.status !== 'spam' ? { ...data, quarantined: false } : data;

const { name, email, subject, message, category, priority, ...added } = recordFields(supportFields);
/** An email may be shorter or longer than the form allows. */
const anyLength = { minLength: undefined, maxLength: undefined };

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
    { ...name, ...anyLength, maxLength: 254 },
    email,
    { ...subject, ...anyLength, maxLength: 200 },
    { ...message, ...anyLength },
    // Staff sort it.
    { ...category, access: {} },
    {
      type: 'row',
      fields: [
        { ...priority, label: 'Sender’s priority' },
        {
          name: 'staffPriority',
          label: 'Our priority',
          type: 'select',
          index: true,
          options: priority.options,
          admin: { description: 'For staff only.' },
        },
      ],
    },
    ...Object.values<Field>(added),
    {
      name: 'dueAt',
      label: 'Due',
      type: 'date',
      index: true,
      access: { create: nobody, update: nobody },
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        components: { Field: component('due-field#DueField'), Cell: component('due-cell#TicketDueCell') },
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
