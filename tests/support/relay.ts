import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status?: number; body: string };

/** A server on loopback that answers as a test specifies. @param answer to each request */
export async function startRelay(answer: (path: string) => Answer | Promise<Answer>) {
  const asked: string[] = [];
  const server = http.createServer(async (request, response) => {
    asked.push(request.url ?? '');
    const { status = 200, body } = await answer(request.url ?? '');
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Paths, in their order. */
    asked,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
