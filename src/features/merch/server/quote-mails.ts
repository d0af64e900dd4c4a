import type { RecordMails } from '@/core/server/record-mails';

export const quoteMails: RecordMails = {
  slug: 'quotes',
  noun: 'quote request',
  mailbox: 'quotes',
  kinds: { acknowledgement: 'quote-acknowledgement', staffMail: 'quote-letter' },
  record: `select id, email, (status = 'spam' or coalesce(quarantined, false)) as "isSpam" from quotes where id = $1`,
};
