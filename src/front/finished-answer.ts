import type { OutgoingHttpHeaders } from 'node:http';

/** What a route said, whole, before the front adds anything. */
export type FinishedAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** One sentence in the place of an answer that a route did not give. */
export const sentenceAnswer = (
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): FinishedAnswer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: Buffer.from(text),
});
