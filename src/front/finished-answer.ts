import type { OutgoingHttpHeaders } from 'node:http';

/** A route's complete response, before the front adds anything. */
export type FinishedAnswer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** On the route's own scripts (known-scripts.ts). */
  mark?: string;
};

/** One sentence instead of the response that a route failed to give. */
export const sentenceAnswer = (
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): FinishedAnswer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: Buffer.from(text),
});
