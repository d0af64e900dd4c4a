import { type PersonalData, submissionTerms } from '@/db/personal-data';
import { messageForm, supportForm } from '../contract';
import { DONE_TICKETS } from '../rules/ticket-states';

const place = { table: 'support_tickets', subject: 'support-tickets' } as const;

export const ticketsPersonalData: PersonalData = {
  ...place,
  name: 'tickets',
  label: 'Support tickets',
  addresses: ['email'],
  children: [{ name: 'messages', table: 'ticket_messages', column: 'ticket_id' }],
  submissionPaths: [supportForm.api, supportForm.path, messageForm.path, 'desk/ticket/%/answers'],
  terms: submissionTerms(place, DONE_TICKETS),
};
