import { recordActivity } from '@/core/db/activity';
import { requestPool } from '@/kit/db/pool';
import { withTransaction } from '@/kit/db/transaction';
import { publicEndpoint, withoutBody } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import type { SessionView } from '../contract';
import { endSessions } from './account-rows';
import { reachAccount } from './reach-account';

const LIST = `select created_at as "openedAt", expires_at as "endsAt", id = $2 as "isThisOne"
  from users_sessions where _parent_id = $1 and expires_at > now() order by created_at desc`;

/** GET: where an account is signed in, never the tokens. DELETE: signs it out everywhere, immediately. */
export const sessionsEndpoint = publicEndpoint({
  GET: withoutBody(async (call) => {
    const { id, asker } = await reachAccount(call);
    const { rows } = await requestPool().query<SessionView>(LIST, [id, asker.sid]);
    return json({ sessions: rows });
  }),
  DELETE: withoutBody(async (call) => {
    const { id, asker } = await reachAccount(call);
    const ended = await withTransaction(async (tx) => {
      const { rowCount } = await endSessions(tx, id);
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
