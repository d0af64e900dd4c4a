/** SQL: the email that was tried last did not leave. Reads the fifty emails that were handled last. */
export const MAIL_IS_REFUSED = `coalesce((select state <> 'sent' from (select state, last_error, updated_at from mails order by updated_at desc limit 50)
     as latest where state = 'sent' or (state = 'waiting' and last_error is not null)
     order by updated_at desc limit 1), false)`;
