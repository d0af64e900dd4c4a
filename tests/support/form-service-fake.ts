import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type FormPost = { headers: IncomingHttpHeaders; fields: Record<string, unknown>; raw: string };
type Answer = { status?: number; body?: string; delayMs?: number; hangUp?: boolean };

const parse = (raw: string, type = ''): Record<string, unknown> => {
  try {
    return type.includes('json') ? JSON.parse(raw) : Object.fromEntries(new URLSearchParams(raw));
  } catch {
    return {};
  }
};

/**
 * Plays the form service of FORM_FORWARD_URL on the loopback, for browsers of any origin. `posts` holds what arrived;
 * `answer` sets its response, even between two posts.
 */
export async function startFormService() {
  const posts: FormPost[] = [];
  let next: Answer = {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Allow-Methods', 'POST');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const raw = Buffer.concat(chunks).toString('utf8');
    posts.push({ headers: request.headers, fields: parse(raw, request.headers['content-type']), raw });
    const { status = 200, body = '{"success":"true"}', delayMs = 0, hangUp = false } = next;
    if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (hangUp) return request.socket.destroy();
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/form`,
    posts,
    answer: (answer: Answer) => {
      next = answer;
    },
    reset: () => {
      next = {};
      posts.length = 0;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type FormService = Awaited<ReturnType<typeof startFormService>>;
