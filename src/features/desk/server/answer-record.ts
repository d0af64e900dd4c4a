import { recordActivity } from '@/core/db/activity';
import { lastStep, lockState, transition } from '@/core/db/transition';
import type { DeskSource } from '@/core/server/desk-source';
import type { MailOrder } from '@/core/server/sender-mail';
import { UNDO_SECONDS, unfilled } from '@/core/shared/desk';
import { env } from '@/env';
import type { Transaction } from '@/kit/db/transaction';
import { EndpointError, invalid } from '@/kit/server/endpoint-errors';
import type { AnswerRequest, DeskRecord } from '../contract';
import { mergedWords } from '../rules/merged-words';
import { attachFiles } from './draft-files';

const NOTES = `select coalesce(max(id), 0) as newest from notes
  where subject = $1 and subject_id = $2::text and by is distinct from $3`;

type Answering = { id: number; seen: string; username: string };

/**
 * Refuses an answer to words that its writer has not seen. The record is locked, so none can arrive meanwhile.
 * @returns the newest note of a colleague
 */
async function checkSeen(
  tx: Transaction,
  { entries, machine }: DeskSource,
  { id, seen, username }: Answering,
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(`select max(id) as id from (${entries}) as said`, [id]);
  const notes = await tx.query<{ newest: number }>(NOTES, [machine.subject, id, username]);
  const newestNote = notes.rows[0]?.newest ?? 0;
  const [message = 0, note = 0] = seen.split('.').map(Number);
  if ((rows[0]?.id ?? 0) > message || newestNote > note)
    throw new EndpointError('stale', {
      message: 'Something new was written meanwhile. Please read it, then send again. Your text is kept.',
    });
  return newestNote;
}

/** @throws EndpointError stale: the answer belongs where the conversation goes on */
async function refuseMerged(tx: Transaction, { machine, merging }: DeskSource, id: number): Promise<void> {
  if (!merging) return;
  const { rows } = await tx.query<{ into: DeskRecord['mergedInto'] }>(
    `select ${merging.into} as "into" from ${machine.table} one where one.id = $1`,
    [id],
  );
  const into = rows[0]?.into;
  if (into) throw new EndpointError('stale', { message: mergedWords(machine.noun, into.number) });
}

const RECORD = `insert into site.desk_answers
    (subject, subject_id, user_id, author, mail_id, message_id, left_state, new_state, due_at, transition_id, assigns, leaves_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now() + $12 * interval '1 second')
  returning id as answer, to_json(leaves_at)#>>'{}' as "leavesAt"`;

/** The text stays as a draft that was sent, for as long as it can be taken back. */
const SENT_DRAFT = `insert into site.desk_drafts (subject, subject_id, user_id, mode, subject_line, text, sent_at)
  values ($1, $2, $3, 'reply', $4, $5, now())
  on conflict (subject, subject_id, user_id, mode)
  do update set subject_line = excluded.subject_line, text = excluded.text, sent_at = now(), updated_at = now()`;
const OLD_DRAFTS = `delete from site.desk_drafts where user_id = $1 and sent_at < now() - interval '1 hour'`;

/**
 * An answer, its email, its transition and its assignee in one transaction. The email leaves after some seconds, and
 * until then the answer can be taken back.
 * @throws EndpointError stale when there are newer words; invalid; not-found
 */
export const answerRecord =
  (source: DeskSource) =>
  async (tx: Transaction, { id, input, by, brand }: MailOrder<AnswerRequest>) => {
    const { machine } = source;
    const { subject, table } = machine;
    const { state: from, dueAt } = await lockState(tx, machine, id);
    await refuseMerged(tx, source, id);
    const way = source.waysFrom(from).find(({ to }) => to === input.to);
    if (source.waysFrom(from).length === 0) throw invalid(source.closedWords(from));
    if (!way)
      throw new EndpointError('stale', {
        message: `This ${machine.noun} is ${machine.labelOf(from)} now. Please look again, then send.`,
      });
    const left = unfilled(`${input.subject} ${input.text}`, machine.noun);
    if (left) throw invalid(left);
    const note = await checkSeen(tx, source, { id, seen: input.seen, username: by.username });
    const { mailId, messageId } = await source.write(tx, {
      id,
      subject: input.subject,
      text: input.text,
      by,
      brand,
    });
    await attachFiles(
      tx,
      { subject, id, userId: by.id },
      { files: input.files, entry: messageId ?? mailId, mailId },
    );
    const to = way.to ?? from;
    const awaitsMail = env().SMTP_URL !== undefined;
    const isMoved = await transition(tx, machine, { id, from, to, by: by.username, awaitsMail });
    const step = isMoved ? await lastStep(tx, machine, id) : null;
    const assigned = await tx.query(
      `update ${table} set assignee_id = $2, updated_at = now() where id = $1
        and (assignee_id is null or exists (select from users where users.id = assignee_id and disabled))`,
      [id, by.id],
    );
    await tx.query(SENT_DRAFT, [subject, id, by.id, input.subject, input.text]);
    await tx.query(OLD_DRAFTS, [by.id]);
    await recordActivity(tx, {
      actor: by,
      action: 'answered',
      subject,
      subjectId: String(id),
      details: isMoved ? `status: ${from} → ${to}` : null,
    });
    const { rows } = await tx.query<{ answer: number; leavesAt: string }>(RECORD, [
      subject,
      id,
      by.id,
      by.username,
      mailId,
      messageId,
      from,
      to,
      dueAt,
      step,
      assigned.rowCount === 1,
      UNDO_SECONDS,
    ]);
    return { ...rows[0], seen: `${messageId ?? mailId}.${note}` };
  };
