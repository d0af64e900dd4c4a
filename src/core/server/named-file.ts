import { NOTHING_HERE } from '@/kit/shared/plain-refusals';

/** A file generated here: its name depends on its content and is part of its address as `?v=`. */
export type NamedFile = { name: string; type: string; bytes: Buffer };

/** An address that may be cached permanently: other content has another address. */
export const addressOf = (path: string, name: string) => `${path}?v=${name}`;

/**
 * Cached for a year under its own name, for five minutes under any other; revalidation transfers no bytes.
 * @param file not called if the client already has this content
 */
export async function answerFile(
  request: Request,
  name: string,
  file: () => Promise<Omit<NamedFile, 'name'>>,
): Promise<Response> {
  const isNamed = new URL(request.url).searchParams.get('v') === name;
  const headers = {
    'Cache-Control': isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    ETag: `"${name}"`,
  };
  if (request.headers.get('if-none-match')?.includes(name))
    return new Response(null, { status: 304, headers });
  const { type, bytes } = await file();
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': type, 'Content-Length': String(bytes.length) },
  });
}

export const nothingHere = () =>
  new Response(NOTHING_HERE, {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
