import { connect, type Socket } from 'node:net';
import { networkOf } from './networks';
import type { Scale } from './scale';

const head = (line: string, from: number, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: 127.0.0.1', `X-Forwarded-For: ${networkOf(from)}`, ...headers, '', ''].join(
    '\r\n',
  );

/** About 3 MB with greed, without compression; 50 KB without. */
const PAGES = { greedy: 16, modest: 1 };
const BETWEEN_BYTES_MS = 2000;
const AGAIN_MS = 1000;

/**
 * Keeps one slow connection open until the end: opens the next when the site cuts it.
 * @param begin writes what it has to say
 */
function persist(port: number, counts: { cut: number }, begin: (socket: Socket) => void): () => void {
  let isOver = false;
  let socket: Socket | undefined;
  const open = () => {
    if (isOver) return;
    socket = connect(port, '127.0.0.1', () => socket && begin(socket));
    socket.on('error', () => {});
    socket.once('close', () => {
      if (!isOver) counts.cut += 1;
      setTimeout(open, AGAIN_MS);
    });
  };
  open();
  return () => {
    isOver = true;
    socket?.destroy();
  };
}

function readNothing(socket: Socket, nth: number, page: string, pages: number): void {
  socket.pause();
  socket.write(head(`GET ${page}`, nth).repeat(pages));
  // While paused, a closed connection shows only when something is written to it.
  const timer = setInterval(() => socket.write('\r\n'), BETWEEN_BYTES_MS);
  socket.once('close', () => clearInterval(timer));
}

/** Half of them never finish the head, the others never finish the body. */
function sendSlowly(socket: Socket, nth: number): void {
  const body = ['Content-Type: application/json', 'Content-Length: 1000'];
  socket.resume();
  if (nth % 2 === 0) socket.write(head('POST /api/support', nth, ...body));
  else socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ');
  const timer = setInterval(() => socket.write('a'), BETWEEN_BYTES_MS);
  socket.once('close', () => clearInterval(timer));
}

/** @returns counts of cut connections, and a function that ends all */
export function startSlowPeers(port: number, { readers, greedyReaders, senders }: Scale, largest: string) {
  const counts = { greedy: { cut: 0 }, modest: { cut: 0 }, senders: { cut: 0 } };
  const ends = [
    ...Array.from({ length: readers }, (_, nth) => {
      const kind = nth < greedyReaders ? 'greedy' : 'modest';
      const page = kind === 'greedy' ? largest : '/privacy-policy';
      return persist(port, counts[kind], (socket) => readNothing(socket, nth, page, PAGES[kind]));
    }),
    ...Array.from({ length: senders }, (_, nth) =>
      persist(port, counts.senders, (socket) => sendSlowly(socket, nth)),
    ),
  ];
  const end = () => {
    for (const stop of ends) stop();
  };
  return { counts, end };
}
