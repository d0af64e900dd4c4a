import { recordActivity } from '@/db/activity';
import { requestPool } from '@/db/pool';
import { withTransaction } from '@/db/transaction';
import { EndpointError } from '@/server/endpoint-errors';
import { type Call, publicEndpoint, withoutBody } from '@/server/public-endpoint';
import { EVERY_ROLE, recordId, requireRole } from '@/server/require-role';
import { json } from '@/server/responses';
import type { SessionView } from '../contract';
import { readSession } from './session';

/** Admins can access every account's sessions, others their own. @throws EndpointError sign-in, not-found */
async function reach(call: Call) {
  const asker = await requireRole(readSession, call, EVERY_ROLE);
  const id = recordId(call);
  const { rowCount } = await requestPool().query('select 1 from users where id = $1', [id]);
  if (rowCount === 0 || (asker.role !== 'admin' && asker.userId !== id)) throw new EndpointError('not-found');
  return { id, asker };
}

const LIST = `select created_at as "openedAt", expires_at as "endsAt", id = $2 as "isThisOne"
  from users_sessions where _parent_id = $1 and expires_at > now() order by created_at desc`;

/** GET: where an account is signed in, never the tokens. DELETE: signs it out everywhere, immediately. */
export const sessionsEndpoint = publicEndpoint({
  GET: withoutBody(async (call) => {
    const { id, asker } = await reach(call);
    const { rows } = await requestPool().query<SessionView>(LIST, [id, asker.sid]);
    return json({ sessions: rows });
  }),
  DELETE: withoutBody(async (call) => {
    const { id, asker } = await reach(call);
    const ended = await withTransaction(async (tx) => {
      const { rowCount } = await tx.query('delete from users_sessions where _parent_id = $1', [id]);
      await recordActivity(tx, {
        actor: { id: asker.userId, username: asker.username, role: asker.role },
        action: 'signed out everywhere',
        subject: 'users',
        subjectId: String(id),
        details: null,
      });
      return rowCount ?? 0;
    });
    return json({ ended });
  }),
});
