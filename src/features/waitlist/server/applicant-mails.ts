import type { RecordMails } from '@/core/server/record-mails';

export const applicantMails: RecordMails = {
  slug: 'waitlist',
  noun: 'application',
  mailbox: 'applications',
  kinds: { acknowledgement: 'application-acknowledgement', staffMail: 'application-letter' },
  record: `select id, email, coalesce(quarantined, false) as "isSpam" from waitlist where id = $1`,
};
