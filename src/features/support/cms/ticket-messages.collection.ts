import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload';
import { nobody, supporters } from '@/kit/cms/access';
import { queryWithin } from '@/kit/cms/payload-transaction';

/** Messages between staff and requester after the request. Written in plain SQL together with their email. */
export const ticketMessages: CollectionConfig = {
  slug: 'ticket-messages',
  admin: { hidden: true },
  access: { create: nobody, read: supporters, update: nobody, delete: nobody },
  fields: [
    { name: 'ticket', type: 'relationship', relationTo: 'support-tickets', required: true, index: true },
    { name: 'direction', type: 'select', required: true, options: ['staff', 'requester'] },
    { name: 'author', type: 'text' },
    { name: 'body', type: 'textarea', required: true },
    { name: 'mail', type: 'relationship', relationTo: 'mails' },
  ],
};

/** A ticket cannot be deleted before its dependent rows. */
export const forgetMessages: CollectionBeforeDeleteHook = ({ id, req }) =>
  queryWithin(req, 'delete from ticket_messages where ticket_id = $1', [id]);
