import { IncomingMessage } from 'node:http';
import { type BodyLimit, READ_WHOLE } from './body-limits';

/** What Next reads instead of the socket's own request: the same head, and only bytes that the front accepted. */
class AdmittedRequest extends IncomingMessage {
  override _read(): void {}
  /** As Node does: a client's disconnect is an error for listeners. Without one, it would end the process. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    done(this.listenerCount('error') > 0 ? error : null);
  }
}

export type BodyRefusal = 'too-large' | 'too-slow';

const copyHead = (req: IncomingMessage): AdmittedRequest => {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = req;
  const head = { method, url, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor };
  const admitted = Object.assign(new AdmittedRequest(req.socket), head);
  Object.defineProperty(admitted, 'headers', { value: headers, writable: true });
  return admitted;
};

export const hasBody = (req: IncomingMessage) =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

export const declaresTooMuch = (req: IncomingMessage, limit: BodyLimit) =>
  Number(req.headers['content-length'] ?? 0) > limit.bytes;

/**
 * Passes a body through up to its limit, counting real bytes. A small body is read completely before `admit` is
 * called; a large one is streamed with backpressure. After `refuse` the reader receives nothing more.
 */
export function gateBody(
  req: IncomingMessage,
  limit: BodyLimit,
  admit: (admitted: IncomingMessage) => void,
  refuse: (why: BodyRefusal) => void,
): void {
  const admitted = copyHead(req);
  const whole = limit.bytes <= READ_WHOLE;
  let bytes = 0;
  let open = true;
  const close = () => {
    open = false;
    clearTimeout(timer);
    req.off('data', take);
  };
  const stop = (why: BodyRefusal) => {
    if (!open) return;
    close();
    refuse(why);
    admitted.destroy();
  };
  const take = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limit.bytes) stop('too-large');
    else if (!admitted.destroyed && !admitted.push(chunk) && !whole) req.pause();
  };
  const timer = setTimeout(() => stop('too-slow'), limit.milliseconds);
  admitted._read = () => {
    if (open && req.isPaused()) req.resume();
  };
  req.on('data', take);
  req.once('end', () => {
    if (!open) return;
    close();
    admitted.complete = true;
    admitted.push(null);
    if (whole) admit(admitted);
  });
  req.once('close', () => {
    if (!open) return;
    close();
    admitted.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  });
  if (!whole) admit(admitted);
}
