import { requireRole, SUPPORTERS } from '@/core/session';
import { recordActivity } from '@/db/activity';
import { withTransaction } from '@/db/transaction';
import { publicEndpoint, withJson } from '@/server/public-endpoint';
import { json } from '@/server/responses';
import { retryRequest } from '@/shared/delivery';
import { retryFailed } from './retry-mails';

/** POST: one failed email, or all of them, are tried again. */
export const retryEndpoint = publicEndpoint({
  POST: async (call) => {
    const { userId: id, username, role } = await requireRole(call, SUPPORTERS);
    return withJson(retryRequest, async ({ mail }) => {
      const count = await withTransaction(async (tx) => {
        const done = await retryFailed(tx, mail);
        const subjectId = mail === null ? null : String(mail);
        const about = { action: 'tried emails again', subject: 'mails', subjectId, details: String(done) };
        await recordActivity(tx, { actor: { id, username, role }, ...about });
        return done;
      });
      return json({ count });
    })(call);
  },
});
