import { recordActivity } from '@/core/db/activity';
import type { Transaction } from '@/kit/db/transaction';
import { INVITATION_SUBJECT } from './invitation-mail.email';

/** No link has an empty nonce. */
const END = `update site.staff_invitations set nonce = '' where id = $1 and nonce = $2 and nonce <> '' returning username`;
const FAIL = `update mails set state = 'failed', updated_at = now(),
    last_error = case when state = 'failed' then last_error else 'Came back. Its link was in an email to us' end
  where id = (select max(id) from mails where related_collection = '${INVITATION_SUBJECT}' and related_id = $1)`;

/** What follows for an invitation when its email came back: somebody else may have read the link. */
export const invitationReports = {
  bounced: async (tx: Transaction, value: string): Promise<void> => {
    const [id = '', nonce = ''] = value.split('.');
    const { rows } = await tx.query<{ username: string }>(END, [id, nonce]);
    if (!rows[0]) return;
    await tx.query(FAIL, [id]);
    await recordActivity(tx, {
      actor: null,
      action: 'ended the link of an invitation that came back',
      subject: 'users',
      subjectId: null,
      details: rows[0].username,
    });
  },
};
