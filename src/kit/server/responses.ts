import type { EndpointError } from './endpoint-errors';

/** Shared caches may store nothing under /api: responses depend on a cookie, or on the time. */
const PRIVATE = { 'Cache-Control': 'no-store', Vary: 'Cookie' };

/** States its length, so that it is sent in one piece. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => {
  const bytes = Buffer.from(JSON.stringify(body));
  const about = { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length) };
  return new Response(bytes, { status, headers: { ...PRIVATE, ...about, ...headers } });
};

export const empty = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...PRIVATE, ...headers } });

export const file = (body: BodyInit, type: string) =>
  new Response(body, { headers: { ...PRIVATE, 'Content-Type': type } });

/** After an accepted form: the browser loads a page, and reloading that sends nothing again. */
export const seeOther = (path: string, query: Record<string, string>) =>
  empty(303, { Location: `${path}?${new URLSearchParams(query)}` });

/** One sentence, because toasts show `status: body`. */
export const plain = (status: number, sentence: string, headers: Record<string, string> = {}) =>
  new Response(sentence, {
    status,
    headers: { ...PRIVATE, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });

export const errorResponse = (error: EndpointError) => plain(error.status, error.message, error.headers);
