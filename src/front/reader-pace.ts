import type { Socket } from 'node:net';

const GRACE_SECONDS = 30;
const BYTES_A_SECOND = 8 * 1024;

export type Pace = ReturnType<typeof createPace>;

/** What the operating system took of what was written. Node's own time limit looks at the same two values. */
function takenBy(socket: Socket): number {
  const handle = Reflect.get(socket, '_handle') as { writeQueueSize?: number } | null;
  return Number(Reflect.get(socket, '_bytesDispatched') ?? 0) - (handle?.writeQueueSize ?? 0);
}

/**
 * Follows how fast a connection moves: whoever falls 30 s behind 8 KB/s while something is ready to be read is cut. Time
 * in which nothing is ready is not counted. Node's `server.timeout` does not do it: any byte that the peer sends starts
 * it again.
 */
export function createPace(socket: Socket) {
  let read = 0;
  let taken = 0;
  let owed = 0;
  return {
    /**
     * @param ms since the last step
     * @returns `isBehind`: too little moved in this step, in both directions together; `isCut`: too slow for too long
     */
    step(ms: number): { isBehind: boolean; isCut: boolean } {
      const due = (BYTES_A_SECOND * ms) / 1000;
      const [readNow, takenNow] = [socket.bytesRead, takenBy(socket)];
      const [received, sent] = [readNow - read, takenNow - taken];
      read = readNow;
      taken = takenNow;
      owed = socket.writableLength > 0 ? Math.max(0, owed + due - sent) : 0;
      return { isBehind: received + sent < due, isCut: owed >= BYTES_A_SECOND * GRACE_SECONDS };
    },
  };
}
