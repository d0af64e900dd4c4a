import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import {
  createPrivateFile,
  type FileKind,
  type PrivateFile,
  removePrivateFile,
} from '@/kit/db/private-files';
import { EndpointError } from './endpoint-errors';
import { FORM_BYTES, mediaType, readForm } from './read-body';

/** A file from a form, written and synced; `name` is the sender's name for it. */
export type Upload = PrivateFile & { name: string };

export type UploadRules = {
  kind: FileKind;
  /** Name of the form's only file field. */
  field: string;
  /** Size limit; of a larger file, one more byte is stored and the rest discarded. */
  bytes: number;
};

type Form = { fields: Record<string, string>; upload: Upload | null };

const RETRY_SECONDS = 60;

/** @throws EndpointError unavailable: the disk is full or not writable, or the object storage is down */
export const onDisk = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    const message = 'There is no room for files right now, please try again later';
    const refusal = new EndpointError('unavailable', { message, retryAfterSeconds: RETRY_SECONDS });
    throw Object.assign(refusal, { cause });
  });

/** @returns null when no file was chosen: browsers then send a part without name and content */
async function save(part: Readable, name: string, kind: FileKind): Promise<Upload | null> {
  let file: Awaited<ReturnType<typeof createPrivateFile>> | undefined;
  try {
    // A part that nobody reads to its end would stop the parser.
    for await (const chunk of part.iterator({ destroyOnReturn: false })) {
      file ??= await onDisk(createPrivateFile(kind));
      await onDisk(file.write(chunk));
    }
    if (!file && name === '') return null;
    file ??= await onDisk(createPrivateFile(kind));
    return { ...(await onDisk(file.keep())), name };
  } catch (error) {
    part.resume();
    await file?.drop();
    throw error;
  }
}

function parserFor(request: Request, { bytes }: UploadRules): busboy.Busboy {
  const limits = { files: 1, fields: 40, fieldNameSize: 100, fieldSize: FORM_BYTES, fileSize: bytes + 1 };
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw new EndpointError('bad-form');
  }
}

/**
 * Reads a posted form and streams its file to disk, so that many large ones need no memory. The body is read to its
 * end even if the file will be refused: most browsers read no response before they have sent everything. A form
 * without a file field may also be urlencoded.
 *
 * @throws EndpointError form-media-type, bad-form, unavailable; no file is left behind then
 */
export async function readUpload(request: Request, rules: UploadRules): Promise<Form> {
  if (mediaType(request.headers) !== 'multipart/form-data') {
    return { fields: await readForm(request), upload: null };
  }
  const parser = parserFor(request, rules);
  const fields = new Map<string, string>();
  let saving: Promise<Upload | null> = Promise.resolve(null);
  let isSound = true;
  const spoil = () => {
    isSound = false;
  };
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    // Bytes that are not UTF-8 arrive as replacement characters.
    if (nameTruncated || valueTruncated || fields.has(name) || value.includes('\uFFFD')) spoil();
    fields.set(name, value);
  });
  parser.on('file', (name, part, { filename }) => {
    if (name !== rules.field) spoil();
    saving = save(part, filename ?? '', rules.kind);
    // Handled below; the rest of the body is read first.
    saving.catch(() => undefined);
  });
  parser.on('filesLimit', spoil);
  parser.on('fieldsLimit', spoil);
  const body = request.body as ReadableStream<Uint8Array> | null;
  const failure = await pipeline(body ? Readable.fromWeb(body) : Readable.from([]), parser).then(
    () => null,
    () => new EndpointError('bad-form'),
  );
  const upload = await saving.catch((error: unknown) => {
    throw error instanceof EndpointError ? error : new EndpointError('bad-form');
  });
  if (!failure && isSound) return { fields: Object.fromEntries(fields), upload };
  if (upload) await removePrivateFile(rules.kind, upload.id);
  throw failure ?? new EndpointError('bad-form');
}
