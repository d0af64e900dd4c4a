import type { Server } from 'node:http';

/** Leaves the supervisor's own 5 s some air. */
const PATIENCE = 4_500;

/**
 * No new connections; requests under way get their answer, and whatever is open after 4.5 s is cut.
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
