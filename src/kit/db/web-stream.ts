import { Readable } from 'node:stream';

/**
 * The bytes of `source`, text as UTF-8, in the stream that a `Response` takes. Canceling it ends `source`.
 *
 * Node's own `Readable.toWeb` would end the process: canceled while it resumes, it throws outside every promise
 * (https://github.com/nodejs/node/issues/64529), for example when a download is abandoned.
 */
export function webStreamOf(
  source: Iterable<string> | AsyncIterable<string | Uint8Array>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const stream = source instanceof Readable ? source : Readable.from(source, { objectMode: false });
  const chunks: AsyncIterator<Uint8Array<ArrayBuffer>> = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void stream.destroy(),
  });
}
