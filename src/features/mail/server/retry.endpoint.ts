import { recordActivity } from '@/core/db/activity';
import { requireRole, SUPPORTERS } from '@/core/server/session';
import { retryRequest } from '@/core/shared/delivery';
import { withTransaction } from '@/kit/db/transaction';
import { publicEndpoint, withJson } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
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
