import type { PayloadRequest } from 'payload';
import type { User } from '@/payload-types';
import { queryWithin } from './payload-transaction';
import { refuse } from './refuse';

type Actor = User & { _sid?: string };

const ACTOR = `select role::text as role, $2::text is null or exists (
    select 1 from users_sessions where _parent_id = $1 and id = $2 and expires_at > now()) as "isSignedIn"
  from users where id = $1 and disabled is not true for share`;

const OVER = 'You are signed out. Please sign in again.';

/**
 * The account was looked up before the transaction began. Here it is read again and locked: its current rights apply,
 * and they cannot be revoked before this write commits.
 * @throws APIError 401 when the account or its session is gone
 */
export async function lockActor(req: PayloadRequest): Promise<void> {
  const actor = req.user as Actor | null;
  if (!actor) return;
  const { rows } = await queryWithin(req, ACTOR, [actor.id, actor._sid ?? null]);
  const now = rows[0] as { role: User['role']; isSignedIn: boolean } | undefined;
  if (!now?.isSignedIn) throw refuse(OVER, 401);
  actor.role = now.role;
}
