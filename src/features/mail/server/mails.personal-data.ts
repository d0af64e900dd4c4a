import type { PersonalData } from '@/db/personal-data';

/** Mails about a record of another room go with that record. */
export const mailsPersonalData: PersonalData = {
  name: 'mails',
  label: 'Mails',
  table: 'mails',
  subject: 'mails',
  addresses: ['to', 'reply_to'],
};
