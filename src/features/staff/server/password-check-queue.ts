import { EndpointError } from '@/kit/server/endpoint-errors';
import { concurrencyLimiter } from '@/kit/shared/concurrency-limiter';
import { processSingleton } from '@/kit/shared/process-singleton';

const BUSY_SECONDS = 5;

/** Nobody waits longer: the answer would come after the request's own deadline. */
const PATIENCE_MS = 4000;
const QUEUE = 20;
/** Few people sign in at once, so a longer queue is an attack, which then has a quarter of a core, and not all of it. */
const rest = (waiting: number) => (waiting > QUEUE / 2 ? 3 : 0);

const one = { atOnce: 1, queue: QUEUE, patience: PATIENCE_MS };
const queues = processSingleton('staff.proof-turns', () => ({
  strangers: concurrencyLimiter({ ...one, rest }),
  staff: concurrencyLimiter(one),
}));

/**
 * A password check costs 0.1 s of a core on purpose: one runs at a time for strangers, so that pages stay fast, and one
 * for staff and the invited, so that no flood of sign-ins keeps them waiting. In its turn a check sees all failures
 * that were counted before, so that trying many at once allows no more of them.
 * @throws EndpointError too-many, when too many wait
 */
export async function queuePasswordCheck<T>(who: keyof typeof queues, work: () => Promise<T>): Promise<T> {
  const end = await queues[who]();
  if (!end) throw new EndpointError('too-many', { retryAfterSeconds: BUSY_SECONDS });
  try {
    return await work();
  } finally {
    end();
  }
}
