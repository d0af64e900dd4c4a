import type { IncomingMessage } from 'node:http';
import { BYTES_A_SECOND } from './reader-pace';

const GRACE = 30_000;
const STEP = 5_000;

/**
 * Watches how fast a body arrives: after 30 s, a client that sent less than 8 KB/s over the last 30 s is cut off, and
 * so is one that exceeds the route's time limit. Time during which we applied backpressure is not counted.
 * @returns a function that stops watching
 */
export function watchPace(req: IncomingMessage, milliseconds: number, giveUp: () => void): () => void {
  let bytes = 0;
  let recent: number[] = [];
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
  };
  req.on('data', count);
  const pace = setInterval(() => {
    if (req.isPaused()) {
      recent = [];
    } else {
      recent.push(bytes);
      if (recent.length > GRACE / STEP) recent.shift();
      const total = recent.reduce((sum, step) => sum + step, 0);
      if (recent.length === GRACE / STEP && total < (BYTES_A_SECOND * GRACE) / 1000) giveUp();
    }
    bytes = 0;
  }, STEP);
  const limit = setTimeout(giveUp, milliseconds);
  return () => {
    clearInterval(pace);
    clearTimeout(limit);
    req.off('data', count);
  };
}
