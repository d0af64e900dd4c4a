import type { Server } from 'node:http';

/** Less than the supervisor's own 5 s. */
const PATIENCE = 4_500;
/** How soon a connection is closed whose last answer has just ended. */
const IDLE_MS = 100;

/**
 * No new connections; running requests are answered, and whatever is open after 4.5 s is cut.
 * @param server may already be closing
 */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE);
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}
