import { LRUCache } from 'lru-cache';
import { concurrencyLimiter } from '@/kit/shared/concurrency-limiter';
import { networksOf } from '@/kit/shared/network-address';
import type { RouteKind } from './route-kind';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Simultaneous renders. The process has one thread; the second waits for the database while the first uses it. */
const AT_ONCE = 2;
/** Renders that may wait, and the longest wait. */
const QUEUE = 60;
const PATIENCE = 5 * SECOND;

/**
 * While others wait, a turn rests after each render, this many times as long as the render took: two turns then use about
 * half of the thread. While a crowd waits they use a quarter, because an attack's other requests take another quarter.
 */
const rest = (waiting: number) => (waiting > QUEUE / 4 ? 7 : 3);

/** The part of an hour's allowance that may be used at once. */
const BURST = 1 / 20;

/** Answers of `/api` that are expensive: they render an image, read many rows or search. */
const COSTLY_API = /^\/api\/(qr|help|draws\/[^/]+\/(wheel|bundle(\/[^/]+)?))$/;

/**
 * Answers that a route computes for each reader; the back office renders a page also for what nobody signed in for,
 * by any method. Forms have their own limits, and built files come from memory.
 */
export function isCostly(method: string, path: string, kind: RouteKind): boolean {
  if (kind === 'admin' || kind === 'preview') return true;
  const isCostlyRead = kind === 'page' || kind === 'emblem' || (kind === 'api' && COSTLY_API.test(path));
  return isCostlyRead && (method === 'GET' || method === 'HEAD');
}

export type RenderRefusal = { status: 429 | 503; retryAfter: number };

/**
 * Limits the work that anonymous visitors can cause beyond the page cache: a token bucket per network, and one short
 * queue for everybody.
 *
 * @param perHour renders that one address may cause per hour; 0 turns the buckets off, never the queue
 */
export function renderBudget(perHour: number, now = () => performance.now()) {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: 20_000 });
  const takeTurn = concurrencyLimiter({ atOnce: AT_ONCE, queue: QUEUE, patience: PATIENCE, rest });

  /** @returns seconds until the next one is allowed; 0 if this one is */
  function spend(address: string): number {
    if (perHour === 0) return 0;
    const drawn = networksOf(address).map(({ network, share }) => {
      const most = perHour * share * BURST;
      const bucket = buckets.get(network) ?? { left: most, at: now() };
      const perMs = (perHour * share) / HOUR;
      return { network, perMs, left: Math.min(most, bucket.left + (now() - bucket.at) * perMs) };
    });
    const empty = drawn.filter(({ left }) => left < 1);
    const isAllowed = empty.length === 0;
    for (const { network, left } of drawn)
      buckets.set(network, { left: isAllowed ? left - 1 : left, at: now() });
    return Math.max(0, ...empty.map(({ left, perMs }) => Math.ceil((1 - left) / perMs / SECOND)));
  }

  return {
    /**
     * Waits for a turn.
     * @returns a function to call once when the render is over, or why there is no turn
     */
    async enter(address: string): Promise<(() => void) | RenderRefusal> {
      const retryAfter = spend(address);
      if (retryAfter > 0) return { status: 429, retryAfter };
      return (await takeTurn()) ?? { status: 503, retryAfter: 5 };
    },
  };
}

export type RenderBudget = ReturnType<typeof renderBudget>;
