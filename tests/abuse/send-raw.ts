import { request } from 'node:http';

export type Answer = {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
};

type Parts = { headers?: Record<string, string>; body?: string | Buffer; from?: string };

/**
 * One request exactly as written: neither the address nor any header is normalized, as `fetch` would.
 * @param call 'GET /path'
 * @param from an address of the loopback, so that each caller has its own limits
 */
export function sendRaw(
  port: number,
  call: string,
  { headers = {}, body, from }: Parts = {},
): Promise<Answer> {
  const [method = '', path = ''] = [call.slice(0, call.indexOf(' ')), call.slice(call.indexOf(' ') + 1)];
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        localAddress: from,
        agent: false,
        headers: { ...length, ...headers },
        timeout: 20_000,
      },
      async (response) => {
        const pieces: Buffer[] = [];
        try {
          for await (const piece of response) pieces.push(piece as Buffer);
        } catch (error) {
          return reject(error);
        }
        const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(named),
          body: Buffer.concat(pieces).toString('utf8'),
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`No answer to ${call.slice(0, 200)}`)));
    // After a refusal the server stops reading; its response has arrived by then.
    sent.on('error', reject);
    sent.end(body);
  });
}
