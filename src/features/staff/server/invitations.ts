import { randomBytes } from 'node:crypto';
import { type Actor, recordActivity } from '@/core/db/activity';
import { enqueueMail } from '@/core/db/enqueue-mail';
import { suppressionOf } from '@/core/server/suppressions.queries';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { env } from '@/env';
import { requestPool } from '@/kit/db/pool';
import { issueToken } from '@/kit/db/signed-token';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { INVITATION_DAYS, INVITATION_PATH, type InvitationRequest, type OpenInvitation } from '../contract';
import { INVITATION_SUBJECT, invitationMail } from './invitation-mail.email';

type Invitation = InvitationRequest & { id: number };
type Sender = { by: Actor; brand: BrandIdentity };

const ENDS = `now() + ${INVITATION_DAYS} * interval '1 day'`;

const INSERT = `insert into site.staff_invitations (username, email, role, nonce, invited_by_id, ends_at)
  select $1::text, $2, $3::enum_users_role, $4, $5, ${ENDS} where not exists (select from users where username = $1::text)
  on conflict (username) do nothing returning id`;

const TAKEN = 'This username belongs to an account, or is invited already';

const record = (tx: Transaction, by: Actor, action: string, { username, role }: InvitationRequest) =>
  recordActivity(tx, {
    actor: by,
    action,
    subject: 'users',
    subjectId: null,
    details: `${username}, role: ${role}`,
  });

const newNonce = () => randomBytes(18).toString('base64url');

/** @returns the link for the admin to hand over; null when it goes by email */
async function send(tx: Transaction, one: Invitation, nonce: string, { by, brand }: Sender) {
  // After the sign, where no server and no log sees it.
  const link = `${env().SITE_URL}${INVITATION_PATH}#${issueToken('staff-invitation', `${one.id}.${nonce}`)}`;
  if (env().SMTP_URL === undefined) return link;
  const about = { collection: INVITATION_SUBJECT, id: String(one.id) };
  await enqueueMail(tx, { ...invitationMail({ ...one, by: by.username, link }, brand), about });
  return null;
}

/** @throws EndpointError invalid when the name is taken */
export const invite = (asked: InvitationRequest, sender: Sender): Promise<string | null> =>
  withTransaction(async (tx) => {
    const nonce = newNonce();
    await tx.query('delete from site.staff_invitations where username = $1 and ends_at <= now()', [
      asked.username,
    ]);
    const values = [asked.username, asked.email, asked.role, nonce, sender.by.id];
    const { rows } = await tx.query<{ id: number }>(INSERT, values);
    if (!rows[0]) throw new EndpointError('invalid', { field: 'username', message: TAKEN });
    await record(tx, sender.by, 'invited', asked);
    return send(tx, { ...asked, id: rows[0].id }, nonce, sender);
  });

/** From now on it is the sender's invitation; the earlier link stops working. @throws EndpointError not-found */
export const inviteAgain = (id: number, sender: Sender): Promise<string | null> =>
  withTransaction(async (tx) => {
    const nonce = newNonce();
    const { rows } = await tx.query<Invitation>(
      `update site.staff_invitations set nonce = $2, invited_by_id = $3, ends_at = ${ENDS}
       where id = $1 returning id, username, email, role::text`,
      [id, nonce, sender.by.id],
    );
    if (!rows[0]) throw new EndpointError('not-found');
    await record(tx, sender.by, 'invited again', rows[0]);
    return send(tx, rows[0], nonce, sender);
  });

/** @throws EndpointError not-found */
export const revokeInvitation = (id: number, by: Actor): Promise<void> =>
  withTransaction(async (tx) => {
    const { rows } = await tx.query<Invitation>(
      'delete from site.staff_invitations where id = $1 returning id, username, email, role::text',
      [id],
    );
    if (!rows[0]) throw new EndpointError('not-found');
    await record(tx, by, 'revoked the invitation of', rows[0]);
  });

export const openInvitations = async (): Promise<OpenInvitation[]> =>
  (
    await requestPool().query<OpenInvitation>(
      `select one.id, one.username, one.email, one.role::text, one.ends_at as "endsAt",
         one.nonce <> '' as works, users.username as "invitedBy",
         mail.id as "mailId", mail.state::text as mail, mail.last_error as problem, ${suppressionOf('one.email')} as suppressed
       from site.staff_invitations one join users on users.id = one.invited_by_id
         left join lateral (select id, state, last_error from mails as sent where related_collection = '${INVITATION_SUBJECT}'
           and related_id = one.id::text order by sent.id desc limit 1) mail on true
       where one.ends_at > now() order by one.id`,
    )
  ).rows;
