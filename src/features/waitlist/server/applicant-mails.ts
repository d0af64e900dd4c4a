import type { RecordMails } from '@/server/record-mails';

export const applicantMails: RecordMails = {
  slug: 'waitlist',
  noun: 'application',
  mailbox: 'applications',
  kinds: { acknowledgement: 'application-acknowledgement', staffMail: 'application-letter' },
  record: `select id, email, status::text, coalesce(quarantined, false) as "isSpam",
      json_build_object('name', full_name, 'organization', organization) as facts
    from waitlist where id = $1`,
};
