import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status?: number; body: string | Buffer; type?: string };

/** A server on loopback that answers as a test specifies. @param answer to each request, with its body */
export async function startRelay(answer: (path: string, body: Buffer) => Answer | Promise<Answer>) {
  const asked: string[] = [];
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    asked.push(request.url ?? '');
    const {
      status = 200,
      body,
      type = 'application/json',
    } = await answer(request.url ?? '', Buffer.concat(parts));
    response.writeHead(status, { 'Content-Type': type }).end(body);
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
