import { END_SESSIONS } from '@/core/db/end-sessions';
import type { Transaction } from '@/kit/db/transaction';

/** Serializes with sign-ins and other changes of this account. */
export const lockAccount = (tx: Transaction, id: number) =>
  tx.query('select 1 from users where id = $1 for update', [id]);

/** Whether this session was not ended meanwhile. Under the lock of its account it then stays. */
export async function isSignedIn(tx: Transaction, sid: string): Promise<boolean> {
  const { rowCount } = await tx.query('select 1 from users_sessions where id = $1 and expires_at > now()', [
    sid,
  ]);
  return rowCount === 1;
}

/** Signs an account out in every other browser. @param sid null: in this one too */
export const endOtherSessions = (tx: Transaction, id: number, sid: string | null) =>
  tx.query('delete from users_sessions where _parent_id = $1 and id is distinct from $2', [id, sid]);

/** Signs an account out everywhere. */
export const endSessions = (tx: Transaction, id: number) => tx.query(END_SESSIONS, [id]);
