import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Destination of a route's bytes once its status and headers are known. */
export type Sink = {
  /** @returns false to ask the writer to wait for 'drain' */
  write: (chunk: Buffer) => boolean;
  end: () => void;
};

/** The response's own methods, which write to the client below the tap. */
export type Client = { write: (chunk: Buffer) => boolean; end: (chunk?: Buffer) => void };

type Chunk = string | Uint8Array;
type Args = unknown[];

const callbackOf = (args: Args) =>
  args.find((arg): arg is () => void => typeof arg === 'function' && arg.length <= 1);

const bufferOf = (chunk: Chunk, encoding: unknown) =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);

function takeHeadArguments(res: ServerResponse, args: Args): void {
  res.statusCode = args[0] as number;
  if (typeof args[1] === 'string') res.statusMessage = args[1];
  const headers = args.at(-1);
  if (Array.isArray(headers)) {
    for (let i = 0; i + 1 < headers.length; i += 2) res.setHeader(headers[i], headers[i + 1]);
  } else if (headers && typeof headers === 'object') {
    for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
      if (value !== undefined) res.setHeader(name, value);
    }
  }
}

/**
 * Lets the front decide about a response once its head is known, and not before.
 * @param onHead called once, with status and headers set and nothing sent
 */
export function tapResponse(res: ServerResponse, onHead: (client: Client) => Sink): void {
  const own = { write: res.write, end: res.end, writeHead: res.writeHead };
  const client: Client = {
    write: (chunk) => {
      // Node writes the head with this method at the first byte.
      res.writeHead = own.writeHead;
      return own.write.call(res, chunk, 'utf8');
    },
    end: (chunk) => {
      res.writeHead = own.writeHead;
      if (chunk) own.end.call(res, chunk, 'utf8');
      else Reflect.apply(own.end, res, []);
    },
  };
  let sink: Sink | undefined;
  let ended = false;
  const start = () => {
    if (sink) return sink;
    sink = onHead(client);
    // Next checks this before it tries to respond a second time; what the front buffers counts as sent.
    Object.defineProperty(res, 'headersSent', { get: () => true, configurable: true });
    return sink;
  };
  const write = (chunk: Chunk, ...rest: Args) => {
    if (ended) return true;
    const more = start().write(bufferOf(chunk, rest[0]));
    const callback = callbackOf(rest);
    if (callback) process.nextTick(callback);
    return more;
  };
  const end = (...args: Args) => {
    if (ended) return res;
    const [chunk] = args;
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) write(chunk, args[1]);
    ended = true;
    const callback = callbackOf(args);
    if (callback) res.once('finish', callback);
    const last = start();
    // Next's `setHeader` checks it, and a sink may complete the head only now.
    Reflect.deleteProperty(res, 'headersSent');
    last.end();
    return res;
  };
  const writeHead = (...args: Args) => {
    if (!sink) takeHeadArguments(res, args);
    return res;
  };
  Object.assign(res, { write, end, writeHead, flushHeaders: () => void start() });
}
