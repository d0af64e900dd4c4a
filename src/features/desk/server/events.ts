import { onDeskChange, onStop } from '@/core/db/desk-changes';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { processSingleton } from '@/kit/shared/process-singleton';

/** Each open desk holds one connection. Without one, a browser polls. */
const MOST = 60;
const MOST_OF_ONE = 6;
const RETRY_SECONDS = 60;
/** Proxies close connections that stay silent for long. */
const BEAT_MS = 25_000;
/** Changes that arrive together count as one. */
const GATHER_MS = 300;

const BEAT = ':\n\n';
const CHANGED = 'event: changed\ndata:\n\n';

/** Open streams by account. */
const open = () => processSingleton('desk-readers', () => new Map<number, number>());

function count(userId: number, by: 1 | -1) {
  const next = (open().get(userId) ?? 0) + by;
  if (next > 0) open().set(userId, next);
  else open().delete(userId);
}

type Reader = {
  userId: number;
  /** Aborted when the browser is gone. */
  signal: AbortSignal;
  /** Asked at each beat. */
  mayRead: () => Promise<boolean>;
};

/**
 * Server-sent events: one each time something at the desk may have changed, without saying what. It ends with the
 * session, with the browser, and with this process.
 * @throws EndpointError unavailable when too many are open
 */
export function deskEvents({ userId, signal, mayRead }: Reader): Response {
  const all = [...open().values()].reduce((sum, one) => sum + one, 0);
  if (all >= MOST || (open().get(userId) ?? 0) >= MOST_OF_ONE)
    throw new EndpointError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
  const encoder = new TextEncoder();
  let end: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      let gathering: NodeJS.Timeout | undefined;
      const stopListening = onDeskChange(() => {
        gathering ??= setTimeout(() => {
          gathering = undefined;
          write(CHANGED);
        }, GATHER_MS);
      });
      const beat = setInterval(() => {
        mayRead().then(
          (may) => (may ? write(BEAT) : end()),
          () => end(),
        );
      }, BEAT_MS);
      beat.unref();
      let isOver = false;
      end = () => {
        if (isOver) return;
        isOver = true;
        clearTimeout(gathering);
        clearInterval(beat);
        stopListening();
        forget();
        count(userId, -1);
        try {
          controller.close();
        } catch {
          // The browser was faster.
        }
      };
      const forget = onStop(() => end());
      signal.addEventListener('abort', () => end());
      count(userId, 1);
      write(BEAT);
    },
    cancel: () => end(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}
