import { type CheckedFile, checkFile, dropFile, FILE_RULES, storeFile } from '@/core/server/record-files';
import { FILE_BYTES } from '@/core/shared/record-files';
import { createPrivateFile } from '@/kit/db/private-files';
import type { Transaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import type { Filed } from './file-mail';
import type { MailFile } from './read-mail';

/** The files of an email: those that the conversation offers, and the names of the others, each with the reason. */
export type MailFiles = { kept: CheckedFile[]; refused: string[] };

const MOST_FILES = 20;
const LONGEST_NAME = 80;

const named = (name: string) =>
  [...name.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('') || 'a file';
const refusal = (name: string, reason: string) =>
  `${named(name)} (${reason[0]?.toLowerCase()}${reason.slice(1)})`;

async function prepareFile({ name, bytes }: MailFile): Promise<CheckedFile | string> {
  if (bytes.length > FILE_BYTES) return refusal(name, 'it is larger than 10 MB');
  const file = await createPrivateFile(FILE_RULES.kind);
  try {
    await file.write(bytes);
  } catch (error) {
    await file.drop();
    throw error;
  }
  try {
    return await checkFile({ name, ...(await file.keep()) });
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    return refusal(name, error.message);
  }
}

/**
 * Stores and checks them as the files of a quote request are. Nothing refers to them yet.
 * @throws system errors
 */
export async function prepareFiles(files: readonly MailFile[]): Promise<MailFiles> {
  const prepared: MailFiles = { kept: [], refused: [] };
  for (const file of files.slice(0, MOST_FILES)) {
    const outcome = await prepareFile(file);
    if (typeof outcome === 'string') prepared.refused.push(outcome);
    else prepared.kept.push(outcome);
  }
  if (files.length > MOST_FILES) prepared.refused.push(`${files.length - MOST_FILES} more files`);
  return prepared;
}

export async function dropFiles({ kept }: MailFiles): Promise<void> {
  for (const { id } of kept) await dropFile(id);
}

const CARRY = 'update site.record_files set mail_id = $2 where id = any($1::uuid[])';

/** They belong to the entry that the email became; the email to the requester carries a colleague’s. */
export async function storeFiles(
  tx: Transaction,
  { record, entry, mailId }: Filed,
  { kept }: MailFiles,
): Promise<void> {
  const about = { subject: record.collection, id: Number(record.id), entry, userId: null };
  for (const file of kept) await storeFile(tx, about, file);
  if (mailId !== null && kept.length > 0) await tx.query(CARRY, [kept.map(({ id }) => id), mailId]);
}
