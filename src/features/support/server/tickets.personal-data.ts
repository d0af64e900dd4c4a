import { type PersonalData, submissionTerms } from '@/db/personal-data';
import { MESSAGE_DOOR, SUPPORT_API, SUPPORT_DOOR } from '../contract';
import { DONE_TICKETS } from '../rules/ticket-states';

const place = { table: 'support_tickets', subject: 'support-tickets' } as const;

export const ticketsPersonalData: PersonalData = {
  ...place,
  name: 'tickets',
  label: 'Support tickets',
  addresses: ['email'],
  children: [{ name: 'messages', table: 'ticket_messages', column: 'ticket_id' }],
  doors: [SUPPORT_API, SUPPORT_DOOR, MESSAGE_DOOR, 'support-tickets/%/replies'],
  terms: submissionTerms(place, DONE_TICKETS),
};
