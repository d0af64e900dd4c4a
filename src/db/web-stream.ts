import type { Readable } from 'node:stream';

/**
 * A stream of Node as a `Response` takes it. Canceling it destroys `source`.
 *
 * Node's own `Readable.toWeb` would end the process: canceled while it resumes, it throws outside every promise
 * (https://github.com/nodejs/node/issues/64529), for example when a download is abandoned.
 */
export function webStreamOf(source: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: AsyncIterator<Uint8Array<ArrayBuffer>> = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void source.destroy(),
  });
}
