import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { env } from '@/env';

const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

const notFound = () =>
  new Response('There is nothing at this address', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/** A plain name of a picture: no folder, no hidden file, nothing but what uploads may be. */
const typeOf = (name: string) =>
  /^[^/\\\u0000.][^/\\\u0000]*$/.test(name) ? TYPES[path.extname(name).toLowerCase()] : undefined;

/**
 * GET /media/<file>: the uploads, for everyone, without the database. A picture that is replaced under its name is
 * seen within an hour.
 */
export async function mediaFile(request: Request, name: string): Promise<Response> {
  const type = typeOf(name);
  const file = path.join(path.resolve(env().MEDIA_DIR), name);
  const info = type ? await stat(file).catch(() => null) : null;
  if (!type || !info?.isFile()) return notFound();
  const etag = `"${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}"`;
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=3600',
    ETag: etag,
    'Last-Modified': info.mtime.toUTCString(),
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
  return new Response(body, { headers: { ...headers, 'Content-Length': String(info.size) } });
}
