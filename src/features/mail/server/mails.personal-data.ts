import type { PersonalData } from '@/core/db/personal-data';

/** Emails about a record of another feature are deleted with that record. */
export const mailsPersonalData: PersonalData = {
  name: 'mails',
  label: 'Emails',
  table: 'mails',
  subject: 'mails',
  addresses: ['to', 'reply_to'],
};

/** Emails about a record are deleted with it too; what nobody waits for goes as spam does. */
export const incomingMailsPersonalData: PersonalData = {
  name: 'incomingMails',
  label: 'Incoming emails',
  table: 'incoming_mails',
  subject: 'incoming-mails',
  addresses: ['from_address'],
  file: { kind: 'incoming', id: 'raw', name: 'message_id' },
  terms: [
    {
      what: 'automatic',
      when: `state in ('automatic', 'report', 'discarded')`,
      since: 'updated_at',
      retention: '30 days',
    },
    { what: 'closed', when: `state = 'waiting'`, since: 'created_at', retention: '24 months' },
  ],
};
