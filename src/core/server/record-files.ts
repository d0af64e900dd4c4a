import { RECORD_FILES } from '@/core/db/record-files';
import {
  FILE_BYTES,
  FILE_FIELD,
  FILE_PIXELS,
  FILE_REFUSALS,
  type RecordFile,
} from '@/core/shared/record-files';
import { requestPool } from '@/kit/db/pool';
import { removePrivateFile } from '@/kit/db/private-files';
import type { Queryable } from '@/kit/db/queryable';
import { EndpointError } from '@/kit/server/endpoint-errors';
import type { Upload, UploadRules } from '@/kit/server/read-upload';
import { FILE_TYPES, PLAIN_TEXT } from '@/kit/shared/file-types';
import { isPlainText, pixelsOf, safeFileName } from './file-checks';
import { downloadPrivateFile } from './private-file-download';

const { kind } = RECORD_FILES;

export const FILE_RULES: UploadRules = { kind, field: FILE_FIELD, bytes: FILE_BYTES };

const refuse = (message: string) => new EndpointError('invalid', { message, field: FILE_FIELD });

/** @throws EndpointError invalid, with the field's name */
async function typeOf({ id, bytes, head }: Upload) {
  if (bytes > FILE_BYTES) throw refuse(FILE_REFUSALS.tooLarge);
  if (bytes === 0) throw refuse(FILE_REFUSALS.empty);
  const type = Object.values(FILE_TYPES).find(({ matches }) => matches(head));
  if (!type && (await isPlainText(kind, id))) return PLAIN_TEXT;
  if (!type) throw refuse(FILE_REFUSALS.otherType);
  if (type === FILE_TYPES.pdf) return type;
  const pixels = await pixelsOf(kind, id);
  if (pixels === null) throw refuse(FILE_REFUSALS.broken);
  if (pixels > FILE_PIXELS) throw refuse(FILE_REFUSALS.tooManyPixels);
  return type;
}

export type CheckedFile = RecordFile & { type: string };

/** @throws EndpointError invalid; the file is removed then */
export async function checkFile(upload: Upload): Promise<CheckedFile> {
  try {
    const { type, extension } = await typeOf(upload);
    return {
      id: upload.id,
      name: safeFileName(upload.name, extension, 'file'),
      bytes: upload.bytes,
      type,
    };
  } catch (error) {
    await dropFile(upload.id);
    throw error;
  }
}

export const dropFile = (id: string) => removePrivateFile(kind, id);

/** Slug and id of a record. */
export type About = { subject: string; id: number };
/** Where a file belongs: an entry of the conversation, or the draft of a person. */
type Belongs = About & { entry: number | null; userId: number | null };

const INSERT = `insert into site.record_files (id, subject, subject_id, entry_id, user_id, name, type, bytes)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

export const storeFile = (
  db: Queryable,
  { subject, id, entry, userId }: Belongs,
  file: CheckedFile,
): Promise<unknown> =>
  db.query(INSERT, [file.id, subject, id, entry, userId, file.name, file.type, file.bytes]);

/** A record, and all whose conversations it shows: itself, and what was merged into it. */
type Conversations = About & { ids: readonly number[] };

/** `$2`: the record, `$4`: with what was merged into it, `$3`: whose drafts; null: nobody's. */
const SHOWN = `subject = $1 and subject_id = any($4)
  and (entry_id is not null or subject_id = $2 and user_id = $3)`;
const FILES = `select id, name, bytes, case when entry_id = 0 and subject_id <> $2 then -subject_id else entry_id end as entry
  from site.record_files where ${SHOWN} order by created_at, id`;

export type EntryFile = RecordFile & { entry: number | null };

/** The files of a conversation, and those of one's own draft. The request of a merged record is its id, negative. */
export const readFiles = async (
  { subject, id, ids }: Conversations,
  userId: number | null,
): Promise<EntryFile[]> => (await requestPool().query<EntryFile>(FILES, [subject, id, userId, ids])).rows;

const ONE = `select name, type from site.record_files where ${SHOWN} and id = $5`;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One of those as a download. @throws EndpointError not-found, unavailable */
export async function downloadFile(
  { subject, id, ids }: Conversations,
  userId: number | null,
  fileId = '',
): Promise<Response> {
  if (!UUID.test(fileId)) throw new EndpointError('not-found');
  const { rows } = await requestPool().query<{ name: string; type: string }>(ONE, [
    subject,
    id,
    userId,
    ids,
    fileId,
  ]);
  if (!rows[0]) throw new EndpointError('not-found');
  return downloadPrivateFile({ kind, id: fileId, ...rows[0] });
}
