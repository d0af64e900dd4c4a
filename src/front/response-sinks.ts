import type { ServerResponse } from 'node:http';
import { addVary } from './cache-headers';
import { compressor, type Encoding } from './encoding';
import type { Client, Sink } from './response-tap';

/** Sends everything as it comes. */
export function passSink(client: Client): Sink {
  return { write: client.write, end: () => client.end() };
}

/** Compresses as it goes and sends after every write, so that a streamed page still appears piece by piece. */
export function compressSink(res: ServerResponse, client: Client, encoding: Encoding): Sink {
  res.removeHeader('Content-Length');
  res.setHeader('Content-Encoding', encoding);
  addVary(res, 'Accept-Encoding');
  const etag = res.getHeader('ETag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) res.setHeader('ETag', `W/${etag}`);
  const stream = compressor(encoding);
  stream.on('data', (chunk: Buffer) => {
    if (!client.write(chunk)) stream.pause();
  });
  res.on('drain', () => stream.resume());
  stream.on('drain', () => res.emit('drain'));
  stream.on('end', () => client.end());
  stream.on('error', () => res.destroy());
  res.once('close', () => stream.destroy());
  return { write: (chunk) => stream.write(chunk), end: () => stream.end() };
}

/**
 * Buffers the whole response, then passes it on.
 * @param finish must end the response
 */
export function bufferSink(res: ServerResponse, finish: (body: Buffer) => Promise<void>): Sink {
  let chunks: Buffer[] = [];
  res.once('close', () => {
    chunks = [];
  });
  return {
    write: (chunk) => {
      // A copy: the writer may reuse its memory.
      chunks.push(Buffer.from(chunk));
      return true;
    },
    end: () => {
      finish(Buffer.concat(chunks)).catch(() => res.destroy());
      chunks = [];
    },
  };
}
