import { z } from 'zod';
import { type Actor, recordActivity } from '@/db/activity';
import { claimKey, hashContent } from '@/db/idempotency';
import { requestPool } from '@/db/pool';
import { type Transaction, withTransaction } from '@/db/transaction';
import type { HandFile, TakenFile } from '@/shared/hand-file';
import { EndpointError } from './endpoint-errors';

type Queries = Pick<Transaction, 'query'>;
/** What staff see of a record. */
type FileRecord = { id: number; title: string };

type Order<Answer> = {
  /** Slug of the records' collection, and what staff call one. */
  slug: string;
  kind: string;
  /** The form's own door: a browser that tries once more is answered like after its first try. */
  path: string;
  reference: string;
  input: unknown;
  find: (db: Queries, reference: string) => Promise<FileRecord | null>;
  make: (tx: Transaction) => Promise<{ record: FileRecord; answer: Answer; remark: string | null }>;
};

class KnownError extends Error {}

const uuid = z.uuid();

/** @throws EndpointError invalid: without it nobody could tell whether the record is here already */
export function readReference(value: string | undefined): string {
  const parsed = uuid.safeParse(value?.toLowerCase());
  if (parsed.success) return parsed.data;
  throw new EndpointError('invalid', {
    message:
      'The file has no Reference line, so nobody can tell whether it is here already. Enter it by hand.',
  });
}

/** What the file says about itself stands in a note: when it was written, and which file it was. */
async function remember(
  tx: Transaction,
  { slug, id, submitted }: { slug: string; id: number; submitted: string | undefined },
  file: HandFile,
  by: Actor,
): Promise<void> {
  const when =
    submitted && !Number.isNaN(Date.parse(submitted)) ? `, written ${new Date(submitted).toISOString()}` : '';
  await tx.query('insert into notes (subject, subject_id, by, text) values ($1, $2, $3, $4)', [
    slug,
    String(id),
    by.username,
    `Came by hand, in the file ${file.name}${when}.`,
  ]);
  await recordActivity(tx, {
    actor: by,
    action: 'took in a file as',
    subject: slug,
    subjectId: String(id),
    details: null,
  });
}

/**
 * The record of a file, made in one transaction with its note, its line of the activity log and the key of the form's
 * own door: however often the file is dropped, by whomever, and whether or not the form got through after all, there
 * is one record.
 * @throws EndpointError invalid when the record was made before and deleted since
 */
export async function takeFileOnce<Answer>(
  order: Order<Answer>,
  file: HandFile,
  { by, submitted }: { by: Actor; submitted: string | undefined },
): Promise<TakenFile> {
  const { slug, kind, path, reference, input, find, make } = order;
  const taken = (
    outcome: TakenFile['outcome'],
    { id, title }: FileRecord,
    remark: string | null,
  ): TakenFile => ({
    outcome,
    kind,
    title,
    href: `/admin/collections/${slug}/${id}`,
    remark,
  });
  try {
    return await withTransaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${path} ${reference}`]);
      const known = await find(tx, reference);
      if (known) return taken('known', known, null);
      const { record, answer, remark } = await make(tx);
      const key = { path, key: reference, contentHash: hashContent(input), lifetime: '48 hours' } as const;
      if (!(await claimKey(tx, key, answer))) throw new KnownError();
      await remember(tx, { slug, id: record.id, submitted }, file, by);
      return taken('made', record, remark);
    });
  } catch (error) {
    if (!(error instanceof KnownError)) throw error;
    const known = await find(requestPool(), reference);
    if (known) return taken('known', known, null);
    throw new EndpointError('invalid', {
      message: 'This was taken in before, and its record was deleted since',
    });
  }
}
