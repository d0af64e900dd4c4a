import { recordActivity } from '@/core/db/activity';
import { passwordProblem } from '@/core/shared/password-rules';
import { requestPool } from '@/kit/db/pool';
import { readToken } from '@/kit/db/signed-token';
import { withTransaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import type { Invited } from '../contract';
import { hashPassword } from './password';
import { queuePasswordCheck } from './password-check-queue';
import type { Account } from './sessions';

/** Whoever invited must still be an admin: somebody who left must not come back through their own invitation. */
const VALID = `site.staff_invitations one where id = $1 and nonce = $2 and ends_at > now() and exists (
  select from users where users.id = one.invited_by_id and users.role = 'admin' and users.disabled is not true)`;

const INSERT = `insert into users (username, email, role, hash, salt)
  select $1::text, $2, $3::enum_users_role, $4, $5 where not exists (select from users where username = $1::text)
  on conflict (username) do nothing returning id`;

const over = () =>
  new EndpointError('not-found', {
    message: 'This invitation no longer works. Please ask whoever invited you for a new one.',
  });
const taken = () =>
  new EndpointError('invalid', {
    message:
      'Your username was given to somebody else. Please ask whoever invited you for another invitation.',
  });

/** @throws EndpointError not-found for what we did not sign */
function valuesOf(token: string): [id: string, nonce: string] {
  const [id = '', nonce = ''] = (readToken('staff-invitation', token) ?? '').split('.');
  if (!/^\d{1,9}$/.test(id)) throw over();
  return [id, nonce];
}

/** @throws EndpointError not-found when the link was used, revoked or replaced, or is too old */
export async function readInvitation(token: string): Promise<Invited> {
  const { rows } = await requestPool().query<Invited>(
    `select username, role::text from ${VALID}`,
    valuesOf(token),
  );
  if (!rows[0]) throw over();
  return rows[0];
}

/**
 * Makes the account that was offered, and no other: name, address and role are those of the invitation. Of two
 * that accept at the same time, the second finds nothing.
 * @throws EndpointError not-found, invalid, too-many
 */
export async function acceptInvitation(token: string, password: string): Promise<Account> {
  const { username } = await readInvitation(token);
  const problem = passwordProblem(password, username);
  if (problem) throw new EndpointError('invalid', { field: 'password', message: problem });
  const stored = await queuePasswordCheck('staff', () => hashPassword(password));
  return withTransaction(async (tx) => {
    const { rows } = await tx.query<Invited & { email: string }>(
      `delete from ${VALID} returning username, email, role::text`,
      valuesOf(token),
    );
    const [one] = rows;
    if (!one) throw over();
    const values = [one.username, one.email, one.role, stored.hash, stored.salt];
    const { rows: made } = await tx.query<{ id: number }>(INSERT, values);
    if (!made[0]) throw taken();
    const { id } = made[0];
    await recordActivity(tx, {
      actor: { id, username: one.username },
      action: 'accepted the invitation',
      subject: 'users',
      subjectId: String(id),
      details: `role: ${one.role}`,
    });
    return { id, username: one.username, role: one.role, ...stored };
  });
}
