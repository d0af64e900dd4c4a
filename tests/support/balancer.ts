import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** @returns whether there was a response: if not, and nothing can have happened, another instance may be tried */
function forward(req: IncomingMessage, res: ServerResponse, body: Buffer, origin: string): Promise<boolean> {
  const { method, url, headers } = req;
  const seen = [headers['x-forwarded-for'], req.socket.remoteAddress].filter(Boolean).join(', ');
  return new Promise((resolve) => {
    const outgoing = request(origin + url, {
      method,
      agent: false,
      headers: { ...headers, 'x-forwarded-for': seen },
    });
    outgoing.once('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
      answer.once('aborted', () => res.destroy());
      resolve(true);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || method === 'GET' || method === 'HEAD') return resolve(false);
      if (!res.headersSent) res.writeHead(502).end();
      resolve(true);
    });
    outgoing.end(body);
  });
}

/**
 * Does what balancer/haproxy.cfg does for docker compose: instances in turn, another one when nothing was sent or a
 * retry is harmless, a submission never twice; it adds the visitor's address to X-Forwarded-For.
 */
export async function startBalancer(origins: string[]) {
  let turn = 0;
  const server = createServer(async (req, res) => {
    const body = await buffer(req);
    turn += 1;
    // Others arrive while this one waits: it must not meet the same instance twice.
    const first = turn;
    for (const step of origins.keys()) {
      const origin = origins[(first + step) % origins.length] ?? '';
      if (await forward(req, res, body, origin)) return;
    }
    res.writeHead(503).end();
  });
  // By default Node closes an idle connection after 5 s, just when a sender on a busy machine may use it again.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Balancer = Awaited<ReturnType<typeof startBalancer>>;
