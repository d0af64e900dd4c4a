import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './encoding';
import type { Client } from './response-tap';
import type { StaticAsset } from './static-cache';

const clientOf = (res: ServerResponse): Client => ({
  write: (chunk) => res.write(chunk),
  end: (chunk) => void res.end(chunk),
});

/** Answers with a cached file, or with 304 if the client has it in any encoding. */
export async function answerStatic(
  req: Pick<IncomingMessage, 'headers' | 'method'>,
  res: ServerResponse,
  asset: StaticAsset,
  client: Client = clientOf(res),
): Promise<void> {
  const { bytes, encoding } = await asset.body(chooseEncoding(req.headers['accept-encoding']?.toString()));
  for (const name of ['Accept-Ranges', 'Last-Modified']) res.removeHeader(name);
  for (const [name, value] of asset.headers) res.setHeader(name, value);
  res.setHeader('ETag', `"${asset.tag}${encoding ? `-${encoding}` : ''}"`);
  if (req.headers['if-none-match']?.includes(asset.tag)) {
    res.statusCode = 304;
    res.removeHeader('Content-Length');
    client.end();
    return;
  }
  res.statusCode = 200;
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', bytes.length);
  client.end(req.method === 'HEAD' ? undefined : bytes);
}
