import { DESK_TABLES } from '@/core/db/desk-tables';
import type { PersonalData } from '@/core/db/personal-data';
import { RECORD_FILES } from '@/core/db/record-files';
import { removeIncoming } from '@/core/server/incoming-mails.queries';
import type { FileKind } from '@/kit/db/private-files';
import type { Transaction } from '@/kit/db/transaction';
import { answersTo, type FoundRecords, mailsAbout } from './records';

export type Leftover = { kind: FileKind; id: string };

/** Jobs store the mail server's last error, which may name the address. A running job finds its email gone. */
const DROP_JOBS = `select graphile_worker.complete_jobs(array(
  select id from graphile_worker._private_jobs where (payload->>'mailId')::int = any($1)))`;

async function removeMails(tx: Transaction, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query('delete from mails where id = any($1)', [ids]);
  await tx.query(DROP_JOBS, [ids]);
}

const CONVERSATION_FILES = 'select id from site.record_files where subject = $1 and subject_id = any($2)';

async function filesOf(tx: Transaction, { part, ids }: FoundRecords): Promise<Leftover[]> {
  const { file, table, subject } = part;
  const inConversation = await tx.query<{ id: string }>(CONVERSATION_FILES, [subject, ids]);
  const leftovers = inConversation.rows.map(({ id }) => ({ kind: RECORD_FILES.kind, id }));
  if (!file) return leftovers;
  const { rows } = await tx.query<{ id: string }>(
    `select ${file.id} as id from ${table} where id = any($1) and ${file.id} is not null`,
    [ids],
  );
  return [...leftovers, ...rows.map(({ id }) => ({ kind: file.kind, id }))];
}

async function removeRows(tx: Transaction, { blanked, table }: PersonalData, ids: number[]): Promise<void> {
  if (blanked)
    await tx.query(`update ${table} set ${blanked.set} where id = any($1) and (${blanked.when})`, [ids]);
  const others = blanked ? `and (${blanked.when}) is not true` : '';
  await tx.query(`delete from ${table} where id = any($1) ${others}`, [ids]);
}

/**
 * Removes records and everything that depends on them: conversations, notes, reasons, emails, idempotency rows.
 * @returns their private files, to be removed once the transaction is committed
 */
export async function removeRecords(tx: Transaction, found: FoundRecords): Promise<Leftover[]> {
  const { part, ids } = found;
  if (ids.length === 0) return [];
  const leftovers = await filesOf(tx, found);
  if (part.submissionPaths)
    await tx.query(`delete from site.idempotency where ${answersTo(part)}`, [ids, part.submissionPaths]);
  for (const { table, column } of part.children ?? [])
    await tx.query(`delete from ${table} where ${column} = any($1)`, [ids]);
  for (const table of ['notes', 'site.last_writes'])
    await tx.query(`delete from ${table} where subject = $1 and subject_id = any($2)`, [
      part.subject,
      ids.map(String),
    ]);
  for (const table of DESK_TABLES)
    await tx.query(`delete from ${table} where subject = $1 and subject_id = any($2)`, [part.subject, ids]);
  await removeMails(tx, await mailsAbout(tx, found));
  const originals = await removeIncoming(tx, part.subject, ids);
  leftovers.push(...originals.map((original) => ({ kind: 'incoming' as const, id: original })));
  if (part.table === 'mails') await removeMails(tx, ids);
  else await removeRows(tx, part, ids);
  await tx.query('select site.forget_history($1, $2)', [part.subject, ids]);
  return leftovers;
}
