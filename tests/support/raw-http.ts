import { connect, type Socket } from 'node:net';

export type RawAnswer = {
  status: number;
  headers: Record<string, string>;
  body: string;
  milliseconds: number;
};

const parse = (text: string, milliseconds: number): RawAnswer => {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n'), milliseconds };
};

/** Whether a response's body is complete, according to its head. */
const isWhole = ({ headers, body }: RawAnswer): boolean =>
  headers['transfer-encoding'] === 'chunked'
    ? /(^|\r\n)0\r\n\r\n$/.test(body)
    : body.length >= Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);

/**
 * Raw HTTP, for what no client library would send.
 * @param send the bytes to write; a function may write bit by bit
 * @returns the first response, read until the peer closes if it announced that, else until it is complete or nothing
 * arrives for `quiet` ms; status 0: none
 */
export function rawHttp(
  port: number,
  send: string | Buffer | ((socket: Socket) => void),
  { quiet = 1500, limit = 60_000, from }: { quiet?: number; limit?: number; from?: string } = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const began = performance.now();
    let text = '';
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    const done = () => {
      clearTimeout(hard);
      socket.destroy();
      resolve(parse(text, performance.now() - began));
    };
    const hard = setTimeout(done, limit);
    let calm: NodeJS.Timeout | undefined;
    socket.on('connect', () => (typeof send === 'function' ? send(socket) : socket.write(send)));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      clearTimeout(calm);
      const answer = parse(text, 0);
      if (answer.headers.connection !== 'close' && isWhole(answer)) done();
      else calm = setTimeout(done, quiet);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(calm);
      done();
    });
  });
}

/** A request head: `head('GET /', 'X-A: b')`. */
export const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...headers].join('\r\n')}\r\n\r\n`;
