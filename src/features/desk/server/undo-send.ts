import { type Actor, recordActivity } from '@/core/db/activity';
import { lockState, undoTransition } from '@/core/db/transition';
import type { DeskSource } from '@/core/server/desk-source';
import type { Transaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { detachFiles } from './draft-files';

type Answer = {
  mailId: number;
  messageId: number | null;
  leftState: string;
  newState: string;
  dueAt: string | null;
  assigns: boolean;
};

const OWN = `select mail_id as "mailId", message_id as "messageId", left_state as "leftState", new_state as "newState",
    to_json(due_at)#>>'{}' as "dueAt", assigns
  from site.desk_answers where id = $1 and subject = $2 and subject_id = $3 and user_id = $4`;
/** The worker locks an email while it sends it. By the clock: "send now" may have come first while this one waited. */
const STILL_HERE = `select 1 from mails where id = $1 and state = 'waiting' and coalesce(attempts, 0) = 0
    and exists (select from site.desk_answers where id = $2 and leaves_at > clock_timestamp()) for update skip locked`;
const DROP_JOB = `select graphile_worker.complete_jobs(array(
  select id from graphile_worker._private_jobs where (payload->>'mailId')::int = $1))`;
const DRAFT = `update site.desk_drafts set sent_at = null, updated_at = now()
  where subject = $1 and subject_id = $2 and user_id = $3 and mode = 'reply' and sent_at is not null`;

const left = () => new EndpointError('stale', { message: 'It has already been sent.' });

type Order = { id: number; answer: number; by: Actor };

/** Of two requests about one answer, the second decides by what the first one left. */
async function lockAnswer(
  tx: Transaction,
  { machine }: DeskSource,
  { id, answer, by }: Order,
): Promise<Answer> {
  await lockState(tx, machine, id);
  const { rows } = await tx.query<Answer>(OWN, [answer, machine.subject, id, by.id]);
  if (!rows[0]) throw new EndpointError('not-found');
  return rows[0];
}

/**
 * Takes an answer back whose email has not left: nothing of it remains but a line of the activity log, and its text is
 * a draft again. @throws EndpointError stale when it has left
 */
export async function undoSend(tx: Transaction, source: DeskSource, order: Order): Promise<void> {
  const { subject, table } = source.machine;
  const { id, answer, by } = order;
  const own = await lockAnswer(tx, source, order);
  if ((await tx.query(STILL_HERE, [own.mailId, answer])).rowCount !== 1) throw left();
  await undoTransition(tx, source.machine, {
    id,
    left: own.leftState,
    entered: own.newState,
    dueAt: own.dueAt,
    removeLine: () => tx.query('select site.take_back_transition($1)', [answer]),
  });
  if (own.messageId) await source.unwrite?.(tx, own.messageId);
  await detachFiles(tx, own.mailId);
  await tx.query('delete from mails where id = $1', [own.mailId]);
  await tx.query(DROP_JOB, [own.mailId]);
  if (own.assigns)
    await tx.query(`update ${table} set assignee_id = null where id = $1 and assignee_id = $2`, [id, by.id]);
  await tx.query(DRAFT, [subject, id, by.id]);
  await tx.query('delete from site.desk_answers where id = $1', [answer]);
  const action = 'took back an answer to';
  await recordActivity(tx, { actor: by, action, subject, subjectId: String(id), details: null });
}

/** The email leaves at once. */
export async function sendNow(tx: Transaction, source: DeskSource, order: Order): Promise<void> {
  const { mailId } = await lockAnswer(tx, source, order);
  await tx.query('update site.desk_answers set leaves_at = least(leaves_at, now()) where id = $1', [
    order.answer,
  ]);
  await tx.query(
    `select graphile_worker.reschedule_jobs(array(
       select id from graphile_worker._private_jobs where (payload->>'mailId')::int = $1), run_at := now())`,
    [mailId],
  );
}
