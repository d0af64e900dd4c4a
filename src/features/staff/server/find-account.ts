import { recordActivity } from '@/core/db/activity';
import { requestPool } from '@/kit/db/pool';
import type { Account } from './sessions';

/** An account that is switched off is treated like a name that no account has. */
const find = async (column: 'id' | 'username', value: unknown): Promise<Account | undefined> => {
  const { rows } = await requestPool().query<Account>(
    `SELECT id, username, role, hash, salt FROM users WHERE ${column} = $1 AND hash IS NOT NULL AND disabled IS NOT TRUE`,
    [value],
  );
  return rows[0];
};
export const findAccount = (username: string) => find('username', username);
export const accountById = (id: number) => find('id', id);

/** For known and unknown names alike, so that both take the same time; the typed name is not stored. */
export const recordRefusal = (account: Account | undefined) =>
  recordActivity(requestPool(), {
    actor: null,
    action: 'sign-in refused',
    subject: 'users',
    subjectId: account ? String(account.id) : null,
    details: account ? `for ${account.username}` : 'for a name that no account has',
  });
