import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkCount } from './network-count';

const GRACE_SECONDS = 30;
const BYTES_A_SECOND = 8 * 1024;

type Pace = ReturnType<typeof createPace>;

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

const STEP = 1000;

/**
 * Ends a connection on which nothing more is expected of the peer. An ordinary close would leave what the peer has not
 * read in the operating system's memory for minutes. While Node itself is closing it, it cannot be reset.
 */
export function cut(socket: Socket): void {
  const isClosing = socket.writableEnded && socket.writableLength === 0 && !socket.writableFinished;
  if (isClosing) socket.destroy();
  else socket.resetAndDestroy();
}

/** Connections in all, and from one address that is not our proxy's; larger networks may have a multiple. */
export type ConnectionLimits = { all: number; fromOne: number };
const LIMITS: ConnectionLimits = { all: 2000, fromOne: 256 };

/** Requests that may wait on one connection for the answer to an earlier one; browsers send none ahead. */
const PIPELINED = 16;

type Connection = {
  address: string;
  pace: Pace;
  /** it moved fewer bytes in the last second than the pace demands, and not because it waited for us */
  isSlow: boolean;
  pipelined: number;
  last?: { req: IncomingMessage; res: ServerResponse };
};

type Options = {
  isProxy: (remote: string) => boolean;
  limits?: ConnectionLimits;
  /** answers a connection for which there is no place, and closes it */
  refuse: (socket: Socket) => void;
};

/** The request is complete and its answer is not: the peer can do nothing but wait. */
const waitsForUs = ({ last }: Connection) =>
  last?.req.complete === true && !last.res.writableEnded && !last.res.destroyed;

/** Nothing is under way: a browser keeps such a connection for the next request, which may be about to arrive. */
function isIdle(socket: Socket, { last }: Connection): boolean {
  if (last === undefined) return socket.bytesRead === 0;
  return last.req.complete && last.res.writableFinished;
}

/**
 * Bounds the connections of a server, in all and by network, and cuts readers that are too slow. When there is no
 * place left, the oldest connection that hardly moves gives way: a slow sender or a slow reader, or else an idle one.
 */
export function boundConnections(server: Server, { isProxy, refuse, limits = LIMITS }: Options) {
  const open = new Map<Socket, Connection>();
  const networks = networkCount(limits.fromOne);

  // Those that hardly moved in the last second, oldest first: hundreds may give way in a second, of thousands.
  const slow = { busy: new Set<Socket>(), idle: new Set<Socket>() };

  type Choice = (connection: Connection) => boolean;
  function cutOldest(kind: keyof typeof slow, isCandidate: Choice): boolean {
    for (const socket of slow[kind]) {
      const connection = open.get(socket);
      if (!connection?.isSlow) slow[kind].delete(socket);
      else if (kind === 'busy' && isIdle(socket, connection)) {
        slow.busy.delete(socket);
        slow.idle.add(socket);
      } else if (isCandidate(connection)) {
        open.delete(socket);
        cut(socket);
        return true;
      }
    }
    return false;
  }
  const giveWay = (isCandidate: Choice): boolean =>
    cutOldest('busy', isCandidate) || cutOldest('idle', isCandidate);

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const isCounted = !isProxy(address);
    if (isCounted && networks.isFull(address) && !giveWay((other) => other.address === address))
      return refuse(socket);
    if (open.size >= limits.all && !giveWay(() => true)) return refuse(socket);
    open.set(socket, { address, pace: createPace(socket), isSlow: false, pipelined: 0 });
    const leave = isCounted ? networks.take(address) : undefined;
    socket.once('close', () => {
      open.delete(socket);
      leave?.();
    });
  });

  // After a minute without a request: whoever has not read the last answer by now does not read.
  server.on('timeout', cut);

  const timer = setInterval(() => {
    slow.busy.clear();
    slow.idle.clear();
    for (const [socket, connection] of open) {
      const { isBehind, isCut } = connection.pace.step(STEP);
      if (isCut) cut(socket);
      connection.isSlow = isBehind && !waitsForUs(connection);
      if (connection.isSlow) slow[isIdle(socket, connection) ? 'idle' : 'busy'].add(socket);
    }
  }, STEP);
  timer.unref();
  server.once('close', () => clearInterval(timer));

  return {
    /** @returns false for a request on a connection that was cut */
    admits(req: IncomingMessage, res: ServerResponse): boolean {
      const { socket } = req;
      const connection = open.get(socket);
      if (socket.destroyed || connection === undefined) return false;
      connection.last = { req, res };
      // What it did before this request says nothing about this request.
      connection.isSlow = false;
      // Node gives a response its socket when all earlier ones have ended.
      if (res.socket !== null) return true;
      connection.pipelined += 1;
      res.once('close', () => {
        connection.pipelined -= 1;
      });
      if (connection.pipelined <= PIPELINED) return true;
      cut(socket);
      return false;
    },
  };
}
