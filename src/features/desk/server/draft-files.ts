import { lockState } from '@/core/db/transition';
import type { DeskSource } from '@/core/server/desk-source';
import { type About, checkFile, dropFile, FILE_RULES, storeFile } from '@/core/server/record-files';
import {
  BYTES_PER_ANSWER,
  FILE_REFUSALS,
  FILES_PER_ANSWER,
  type RecordFile,
} from '@/core/shared/record-files';
import { requestPool } from '@/kit/db/pool';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { EndpointError, invalid } from '@/kit/server/endpoint-errors';
import { readUpload } from '@/kit/server/read-upload';

type Draft = About & { userId: number };

const MINE = 'subject = $1 and subject_id = $2 and user_id = $3 and entry_id is null';
const SIZE = `select count(*)::int as files, coalesce(sum(bytes), 0)::int as bytes from site.record_files where ${MINE}`;

/**
 * Adds one file to a person's draft, where it waits for the answer.
 * @throws EndpointError invalid with a sentence; not-found; unavailable
 */
export async function addDraftFile(
  { machine }: DeskSource,
  draft: Draft,
  request: Request,
): Promise<RecordFile> {
  const { upload } = await readUpload(request, FILE_RULES);
  if (!upload) throw invalid(FILE_REFUSALS.none);
  const { type, ...file } = await checkFile(upload);
  try {
    await withTransaction(async (tx) => {
      // Two files at once are counted one after the other.
      await lockState(tx, machine, draft.id);
      const { rows } = await tx.query<{ files: number; bytes: number }>(SIZE, [
        draft.subject,
        draft.id,
        draft.userId,
      ]);
      const { files = 0, bytes = 0 } = rows[0] ?? {};
      if (files >= FILES_PER_ANSWER) throw invalid(`An answer can have ${FILES_PER_ANSWER} files at most`);
      if (bytes + file.bytes > BYTES_PER_ANSWER)
        throw invalid('The files of one answer can have 15 MB together: many mail servers refuse more');
      await storeFile(tx, { ...draft, entry: null }, { ...file, type });
    });
  } catch (error) {
    if (error instanceof EndpointError) await dropFile(file.id);
    throw error;
  }
  return file;
}

/** @throws EndpointError not-found for a file that is no longer in one's draft */
export async function removeDraftFile({ subject, id, userId }: Draft, file = ''): Promise<void> {
  const { rowCount } = await requestPool().query(
    `delete from site.record_files where ${MINE} and id::text = $4`,
    [subject, id, userId, file],
  );
  if (rowCount !== 1) throw new EndpointError('not-found');
  await dropFile(file);
}

const ATTACH = `update site.record_files set entry_id = $4, mail_id = $5 where ${MINE} and id = any($6::uuid[])`;

type Attached = { files: readonly string[]; entry: number; mailId: number };

/** The draft's files go with the answer. @throws EndpointError stale when one of them is gone */
export async function attachFiles(
  tx: Transaction,
  { subject, id, userId }: Draft,
  { files, entry, mailId }: Attached,
): Promise<void> {
  if (files.length === 0) return;
  const { rowCount } = await tx.query(ATTACH, [subject, id, userId, entry, mailId, files]);
  if (rowCount !== files.length)
    throw new EndpointError('stale', {
      message: 'A file of this answer is no longer there. Please look at its files, then send again.',
    });
}

/** The files of an answer that was taken back belong to its draft again. */
export const detachFiles = (tx: Transaction, mailId: number): Promise<unknown> =>
  tx.query('update site.record_files set entry_id = null, mail_id = null where mail_id = $1', [mailId]);
