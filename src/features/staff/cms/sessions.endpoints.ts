import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { recordActivity } from '@/db/activity';
import { requestPool } from '@/db/pool';
import { withTransaction } from '@/db/transaction';
import type { User } from '@/payload-types';
import type { SessionView } from '../contract';

const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

const nobody = () => answer({ errors: [{ message: 'There is no such account' }] }, 404);

/** Admins reach the sessions of every account, others their own. @returns null for anybody else's */
async function reach(req: PayloadRequest): Promise<{ id: number; username: string } | null> {
  const asker = req.user as User | null;
  const id = Number(req.routeParams?.id);
  if (!asker || !Number.isInteger(id)) return null;
  if (asker.role !== 'admin' && asker.id !== id) return null;
  const { rows } = await requestPool().query<{ id: number; username: string }>(
    'select id, username from users where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

const LIST = `select created_at as "openedAt", expires_at as "endsAt", id = $2 as "isThisOne"
  from users_sessions where _parent_id = $1 and expires_at > now() order by created_at desc`;

/** GET /admin/api/users/<id>/sessions: where this account is signed in; never the tokens. */
const listSessions: PayloadHandler = async (req) => {
  const account = await reach(req);
  if (!account) return nobody();
  const own = (req.user as { _sid?: string } | null)?._sid ?? null;
  const { rows } = await requestPool().query<SessionView>(LIST, [account.id, own]);
  return answer({ sessions: rows });
};

/** DELETE /admin/api/users/<id>/sessions: signs the account out everywhere, here and now. */
const endSessions: PayloadHandler = async (req) => {
  const account = await reach(req);
  const asker = req.user as User | null;
  if (!account || !asker) return nobody();
  const ended = await withTransaction(async (tx) => {
    const { rowCount } = await tx.query('delete from users_sessions where _parent_id = $1', [account.id]);
    await recordActivity(tx, {
      actor: { id: asker.id, username: asker.username },
      action: 'signed out everywhere',
      subject: 'users',
      subjectId: String(account.id),
      details: null,
    });
    return rowCount ?? 0;
  });
  return answer({ ended });
};

export const sessionEndpoints: Endpoint[] = [
  { path: '/:id/sessions', method: 'get', handler: listSessions },
  { path: '/:id/sessions', method: 'delete', handler: endSessions },
];
