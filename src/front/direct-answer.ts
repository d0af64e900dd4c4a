import type { IncomingMessage, ServerResponse } from 'node:http';
import { directPosts } from '@/core/server/direct-posts';
import type { Handler } from './handler';

/** The scheme and host are placeholders: endpoints read the address's path, and everything else from headers. */
const BASE = 'http://localhost';

async function requestOf(req: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return new Request(`${BASE}${req.url}`, { method: 'POST', headers, body: Buffer.concat(chunks) });
}

async function send(response: Response, res: ServerResponse): Promise<void> {
  res.statusCode = response.status;
  for (const [name, value] of response.headers) res.appendHeader(name, value);
  const body = Buffer.from(await response.arrayBuffer());
  // A short answer whose length is known is not worth compressing.
  res.setHeader('Content-Length', body.length);
  res.end(body);
}

/** Calls the handler of a posted form by itself: Next's own work for each request would cost as much again. */
export const withDirectPosts =
  (next: Handler): Handler =>
  async (req, res) => {
    const post = req.method === 'POST' ? directPosts().get(req.url ?? '') : undefined;
    if (!post) return next(req, res);
    await send(await post(await requestOf(req)), res);
  };
