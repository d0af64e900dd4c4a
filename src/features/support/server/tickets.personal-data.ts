import { type PersonalData, submissionTerms } from '@/core/db/personal-data';
import { messageForm, supportForm } from '../contract';
import { DONE_TICKETS } from '../rules/ticket-states';

const place = { table: 'support_tickets', subject: 'support-tickets' } as const;

const MERGE = `from site.merged_tickets m where m.ticket_id = support_tickets.id and m.separated_at is null`;

export const ticketsPersonalData: PersonalData = {
  ...place,
  name: 'tickets',
  label: 'Support tickets',
  addresses: ['email'],
  children: [{ name: 'messages', table: 'ticket_messages', column: 'ticket_id' }],
  submissionPaths: [supportForm.api, supportForm.path, messageForm.path, 'desk/ticket/%/answers'],
  terms: [
    ...submissionTerms(place, DONE_TICKETS),
    // Its state stands still: it would never be done.
    {
      what: 'merged',
      when: `exists (select ${MERGE})`,
      since: `(select m.created_at ${MERGE})`,
      retention: '24 months',
    },
  ],
};
