import type { IncomingMessage, ServerResponse } from 'node:http';

const PATIENCE = 1_000;
const UNWANTED_BODY = 5_000;

/**
 * Closing a connection on which bytes still arrive resets it, and the sender may never read why it was refused. So
 * what still comes is thrown away for up to a second before the connection closes.
 */
export function lingerAfterRefusal(req: IncomingMessage): void {
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

/** A route may answer before it read the body; whoever still sends 5 s later is cut. */
export function closeAfterEarlyAnswer(req: IncomingMessage, res: ServerResponse): void {
  res.once('finish', () => {
    if (req.complete) return;
    const timer = setTimeout(() => req.socket.destroy(), UNWANTED_BODY);
    req.once('close', () => clearTimeout(timer));
    req.once('end', () => clearTimeout(timer));
  });
}
