import { openImage } from '@/core/db/image-files';
import { webStreamOf } from '@/kit/db/web-stream';
import { isPictureName } from '@/kit/shared/picture-name';
import { NOTHING_HERE } from '@/kit/shared/plain-refusals';

const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
const notFound = () => plain(404, NOTHING_HERE);
const unavailable = () =>
  plain(503, 'Pictures cannot be read right now, please try again later', { 'Retry-After': '5' });

/** A plain name of a picture: no folder, nothing but what uploads may be. */
const typeOf = (name: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file may be asked for by such a name
  /^[^/\\\u0000]+$/.test(name) && isPictureName(name)
    ? TYPES[name.slice(name.lastIndexOf('.')).toLowerCase()]
    : undefined;

/**
 * GET /media/<file>: the uploads, for everyone, without the database. A picture that is replaced under its name is
 * seen within an hour.
 */
export async function mediaFile(request: Request, name: string): Promise<Response> {
  const type = typeOf(name);
  if (!type) return notFound();
  const known = request.headers.get('if-none-match');
  const file = await openImage(name, known).catch(() => 'away' as const);
  if (file === 'away') return unavailable();
  if (!file) return notFound();
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=3600',
    ETag: file.etag,
    'Last-Modified': file.lastModified,
  };
  if (!file.body) return new Response(null, { status: 304, headers });
  return new Response(webStreamOf(file.body.stream), {
    headers: { ...headers, 'Content-Length': String(file.body.bytes) },
  });
}
