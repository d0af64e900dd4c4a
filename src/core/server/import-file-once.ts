import { z } from 'zod';
import { type Actor, recordActivity } from '@/core/db/activity';
import type { ImportedFile, ImportFile } from '@/core/shared/import-file';
import { hashContent, KEY_LIFETIME, workOnce } from '@/kit/db/idempotency';
import { requestPool } from '@/kit/db/pool';
import type { Transaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';

type Queries = Pick<Transaction, 'query'>;
/** What staff see of a record. */
type FileRecord = { id: number; title: string };

type Order<Answer> = {
  /** Slug of the records' collection, and what staff call a record. */
  slug: string;
  kind: string;
  /** The form's own endpoint: a browser that retries gets the same answer as after its first attempt. */
  path: string;
  reference: string;
  input: unknown;
  find: (db: Queries) => Promise<FileRecord | null>;
  make: (tx: Transaction) => Promise<{ record: FileRecord; answer: Answer; remark: string | null }>;
};

const uuid = z.uuid();

/** @throws EndpointError invalid: without it nobody could tell whether the record already exists */
export function readReference(value: string | undefined): string {
  const parsed = uuid.safeParse(value?.toLowerCase());
  if (parsed.success) return parsed.data;
  throw new EndpointError('invalid', {
    message:
      'The file has no Reference line, so nobody can tell whether it is here already. Enter it by hand.',
  });
}

/** Stores in a note what the file says about itself: when it was written, and which file it was. */
async function addNote(
  tx: Transaction,
  { slug, id, submitted }: { slug: string; id: number; submitted: string | undefined },
  file: ImportFile,
  by: Actor,
): Promise<void> {
  const when =
    submitted && !Number.isNaN(Date.parse(submitted)) ? `, written ${new Date(submitted).toISOString()}` : '';
  await tx.query('insert into notes (subject, subject_id, by, text) values ($1, $2, $3, $4)', [
    slug,
    String(id),
    by.username,
    `Imported by hand from the file ${file.name}${when}.`,
  ]);
  await recordActivity(tx, {
    actor: by,
    action: 'imported a file as',
    subject: slug,
    subjectId: String(id),
    details: null,
  });
}

/**
 * Creates the record of a file in one transaction with its note, its activity log entry and the key of the form's
 * endpoint: however often the file is dropped, by whomever, and whether or not the form succeeded after all, there is
 * one record.
 * @throws EndpointError invalid when the record existed before and was deleted since
 */
export async function importFileOnce<Answer>(
  order: Order<Answer>,
  file: ImportFile,
  { by, submitted }: { by: Actor; submitted: string | undefined },
): Promise<ImportedFile> {
  const { slug, kind, path, reference, input, find, make } = order;
  const imported = (
    outcome: ImportedFile['outcome'],
    { id, title }: FileRecord,
    remark: string | null,
  ): ImportedFile => ({
    outcome,
    kind,
    title,
    href: `/admin/collections/${slug}/${id}`,
    remark,
  });
  const known = await find(requestPool());
  if (known) return imported('known', known, null);
  let made: ImportedFile | null = null;
  const key = { path, key: reference, contentHash: hashContent(input), lifetime: KEY_LIFETIME } as const;
  const done = await workOnce(key, async (tx) => {
    const { record, answer, remark } = await make(tx);
    await addNote(tx, { slug, id: record.id, submitted }, file, by);
    made = imported('made', record, remark);
    return answer;
  });
  if (made && !done.isRepeated) return made;
  const first = await find(requestPool());
  if (first) return imported('known', first, null);
  throw new EndpointError('invalid', {
    message: 'This was imported before, and its record has since been deleted',
  });
}
