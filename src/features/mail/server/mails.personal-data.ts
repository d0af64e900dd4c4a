import type { PersonalData } from '@/db/personal-data';

/** Emails about a record of another room are deleted with that record. */
export const mailsPersonalData: PersonalData = {
  name: 'mails',
  label: 'Emails',
  table: 'mails',
  subject: 'mails',
  addresses: ['to', 'reply_to'],
};
