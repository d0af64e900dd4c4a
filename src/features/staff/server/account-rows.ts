import { END_SESSIONS } from '@/db/end-sessions';
import type { Transaction } from '@/db/transaction';

/** Serializes with sign-ins and other changes of this account. */
export const lockAccount = (tx: Transaction, id: number) =>
  tx.query('select 1 from users where id = $1 for update', [id]);

/** Signs an account out everywhere. */
export const endSessions = (tx: Transaction, id: number) => tx.query(END_SESSIONS, [id]);
