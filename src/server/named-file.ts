/** A file that is made here: its name changes with its content, so that it stands in its own address as `?v=`. */
export type NamedFile = { name: string; type: string; bytes: Buffer };

/** An address that may be kept for ever: another content has another one. */
export const addressOf = (path: string, name: string) => `${path}?v=${name}`;

/**
 * Under its own name it is kept for a year, under any other for five minutes; asking again costs no bytes.
 * @param file called unless the client has this very content
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
  new Response('There is nothing at this address', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
