import { type Actor, recordActivity } from '@/core/db/activity';
import { lockState, transition } from '@/core/db/transition';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { UNDO_SECONDS } from '@/core/shared/desk';
import { env } from '@/env';
import type { Transaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import type { DeskSource } from './desk-source';

type Answer = { id: number; text: string; by: Actor; brand: BrandIdentity };

const RECORD = `insert into site.desk_answers
    (subject, subject_id, user_id, author, mail_id, message_id, left_state, new_state, due_at, transition_id, assigns, leaves_at)
  values ($1, $2::integer, $3, $4, $5, $6, $7, $8, $9,
    (select max(id) from transitions where $10 and subject = $1 and subject_id = ($2::integer)::text), $11,
    now() + $12 * interval '1 second')`;

/**
 * What a colleague wrote from their own mail program, as the plain "Send" of the desk: it can be taken back there too.
 * @returns the entry's id, and the email to the requester
 * @throws EndpointError with a sentence for staff, as when the record is closed
 */
export async function answerByMail(
  tx: Transaction,
  source: DeskSource,
  { id, text, by, brand }: Answer,
): Promise<{ entry: number; mailId: number }> {
  const { machine, sql } = source;
  const { subject, table } = machine;
  const { state: from, dueAt } = await lockState(tx, machine, id);
  const [way] = source.waysFrom(from);
  if (!way) throw new EndpointError('invalid', { message: source.closedWords(from) });
  const { rows } = await tx.query<{ subject: string | null }>(
    `select ${sql.subject} as subject from ${table} one where one.id = $1`,
    [id],
  );
  const { mailId, messageId } = await source.write(tx, {
    id,
    subject: rows[0]?.subject ?? '',
    text,
    by,
    brand,
  });
  const to = way.to ?? from;
  const step = { id, from, to, by: by.username, reason: 'Answered by email.' };
  const isMoved = await transition(tx, machine, { ...step, awaitsMail: env().SMTP_URL !== undefined });
  const assigned = await tx.query(
    `update ${table} set assignee_id = $2, updated_at = now() where id = $1
        and (assignee_id is null or exists (select from users where users.id = assignee_id and disabled))`,
    [id, by.id],
  );
  const details = isMoved ? `status: ${from} → ${to}` : null;
  await recordActivity(tx, {
    actor: by,
    action: 'answered by email',
    subject,
    subjectId: String(id),
    details,
  });
  await tx.query(RECORD, [
    subject,
    id,
    by.id,
    by.username,
    mailId,
    messageId,
    from,
    to,
    dueAt,
    isMoved,
    assigned.rowCount === 1,
    UNDO_SECONDS,
  ]);
  return { entry: messageId ?? mailId, mailId };
}
