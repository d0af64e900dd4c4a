import { lastStep, type PersonalData } from '@/db/personal-data';
import { MESSAGE_DOOR, SUPPORT_API, SUPPORT_DOOR } from '../contract';

const place = { table: 'support_tickets', subject: 'support-tickets' } as const;

export const ticketsPersonalData: PersonalData = {
  ...place,
  name: 'tickets',
  label: 'Support tickets',
  addresses: ['email'],
  children: [{ name: 'messages', table: 'ticket_messages', column: 'ticket_id' }],
  doors: [SUPPORT_API, SUPPORT_DOOR, MESSAGE_DOOR, 'support-tickets/%/replies'],
  terms: [
    {
      what: 'spam',
      when: `status = 'spam' or quarantined`,
      since: lastStep(place, 'created_at'),
      keptFor: '30 days',
    },
    {
      what: 'closed',
      when: `status in ('closed', 'resolved')`,
      since: lastStep(place, 'updated_at'),
      keptFor: '24 months',
    },
  ],
};
