import { readFileSync } from 'node:fs';

const LISTENING = '0A';

/**
 * This machine's TCP sockets at a port, from Linux's table of them. `unsent`: bytes that the peer did not take yet;
 * `unread`: bytes that its owner did not, or the connections that wait at a listening socket.
 */
export function socketsAt(port: number) {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => readFileSync(file, 'latin1').split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, from]) => from?.endsWith(local))
    .map(([, , , state, queues = '']) => {
      const [unsent = 0, unread = 0] = queues.split(':').map((digits) => Number.parseInt(digits, 16));
      return { isListening: state === LISTENING, unsent, unread };
    });
}
