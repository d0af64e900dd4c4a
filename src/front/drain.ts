import type { IncomingMessage, ServerResponse } from 'node:http';
import { cut } from './connections';

const PATIENCE = 1_000;
const UNWANTED_BODY = 5_000;

/**
 * Closing a connection on which bytes still arrive resets it, and the client may never read the refusal. So further
 * bytes are discarded for up to a second before the connection closes.
 */
export function drainAfterRefusal(req: IncomingMessage): void {
  const { socket } = req;
  const close = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    const timer = setTimeout(close, PATIENCE);
    req.once('close', () => {
      clearTimeout(timer);
      close();
    });
    req.resume();
  };
}

/**
 * A route may answer before it has read the body. The rest is discarded, so that the connection can carry the next
 * request; a client still sending 5 s later is cut off.
 *
 * @param admitted what the route was given to read
 */
export function discardAfterEarlyAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  admitted: IncomingMessage,
): void {
  res.once('finish', () => {
    if (req.complete) return;
    const timer = setTimeout(() => cut(req.socket), UNWANTED_BODY);
    req.once('close', () => clearTimeout(timer));
    req.once('end', () => clearTimeout(timer));
    admitted.destroy();
    req.resume();
  });
}
