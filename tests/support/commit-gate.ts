import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** As the driver sends it. */
const COMMIT = Buffer.from('commit\0');

/**
 * A way to the database that ends at a COMMIT.
 * @param side `before`: COMMIT does not reach the database; `after`: its answer does not come back
 */
export async function startCommitGate(databaseUrl: string, side: 'before' | 'after') {
  const { hostname, port } = new URL(databaseUrl);
  const sockets: Socket[] = [];
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    let isOver = false;
    client.on('data', (chunk) => {
      isOver ||= chunk.includes(COMMIT);
      if (isOver && side === 'before') reach();
      else database.write(chunk);
    });
    database.on('data', (chunk) => {
      if (isOver) reach();
      else client.write(chunk);
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      sockets.push(one);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    reached,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
