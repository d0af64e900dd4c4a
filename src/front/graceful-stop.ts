import type { Server } from 'node:http';

/** Less than the supervisor's own 5 s. */
const PATIENCE = 4_500;

/**
 * No new connections; running requests are answered, and whatever is open after 4.5 s is cut.
 * @param server may already be closing
 */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
