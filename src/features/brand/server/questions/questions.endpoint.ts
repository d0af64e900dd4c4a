import { recordActivity } from '@/core/db/activity';
import { requireRole } from '@/core/server/session';
import { withTransaction } from '@/kit/db/transaction';
import { publicEndpoint, withoutBody } from '@/kit/server/public-endpoint';
import { empty } from '@/kit/server/responses';
import { QUESTIONS_KEY } from '../../contract.questions';

const SKIP = `insert into site.meta (key, value) values ($1, 'skipped') on conflict (key) do nothing`;

/** POST: nobody is asked about the brand anymore. What ended the questions first stays noted. */
export const questionsEndpoint = publicEndpoint({
  POST: withoutBody(async (call) => {
    const { userId: id, username, role } = await requireRole(call, ['admin']);
    await withTransaction(async (tx) => {
      const { rowCount } = await tx.query(SKIP, [QUESTIONS_KEY]);
      if (rowCount === 0) return;
      const about = { action: 'skipped the first questions about', subject: 'brand', subjectId: null };
      await recordActivity(tx, { actor: { id, username, role }, ...about, details: null });
    });
    return empty(204);
  }),
});
