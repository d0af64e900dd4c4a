import type { ServerResponse } from 'node:http';

/** Answers with one sentence as text, never cached; does nothing when a response has begun. */
export function answerPlainly(
  res: ServerResponse,
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
): void {
  if (res.headersSent) return;
  for (const name of ['content-encoding', 'transfer-encoding', 'etag', 'last-modified'])
    res.removeHeader(name);
  res.statusCode = status;
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Length', Buffer.byteLength(sentence));
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.end(sentence);
}
