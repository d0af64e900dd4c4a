import type { RecordMails } from '@/server/record-mails';
import { quoteStates } from '../rules/quote-states';

export const quoteMails: RecordMails = {
  slug: 'quotes',
  noun: 'quote request',
  mailbox: 'quotes',
  kinds: { acknowledgement: 'quote-acknowledgement', staffMail: 'quote-letter' },
  record: `select id, email, status::text, (status = 'spam' or coalesce(quarantined, false)) as "isSpam",
      json_build_object('name', name, 'organization', organization, 'quoteId', quote_id) as facts
    from quotes where id = $1`,
  transition: {
    machine: quoteStates,
    to: 'quoted',
    offer: 'This email gives the price: the request becomes Quoted and is no longer due',
  },
};
