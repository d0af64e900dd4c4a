/** Nobody waits longer: the answer would come after the request's own deadline. */
const PATIENCE_MS = 4000;

/** The share of a queue that counts as a crowd: few people sign in at once, so a longer queue is an attack. */
const CROWD = 1 / 2;
/** While a crowd waits, a place rests after each task, this many times as long as the task took. */
const REST = 3;

type Options = {
  /** somebody signed in from this network or device before: the last place is theirs, and they go first */
  isKnown: boolean;
};

/**
 * While a crowd of those who never signed in waits, their place rests after each task: an attack then has a quarter of
 * a core, and not all of it. At most `size` tasks at a time, at most `size - 1` of them for those who never signed in; `queue` of each kind wait.
 * @returns a runner that returns `null` when the queue of its kind is full, or after four seconds in it
 */
export function slots(size: number, queue: number) {
  const running = { known: 0, others: 0 };
  const waiting = { known: [] as (() => void)[], others: [] as (() => void)[] };
  const isFree = (kind: keyof typeof running) =>
    running.known + running.others < size && (kind === 'known' || running.others < size - 1);

  function startNext(): void {
    for (const kind of ['known', 'others'] as const) {
      const next = isFree(kind) ? waiting[kind].shift() : undefined;
      if (next) {
        running[kind] += 1;
        next();
        break;
      }
    }
  }

  return async function run<T>({ isKnown }: Options, work: () => Promise<T>): Promise<T | null> {
    const kind = isKnown ? 'known' : 'others';
    if (isFree(kind)) running[kind] += 1;
    else {
      if (waiting[kind].length >= queue) return null;
      // Whoever finishes starts the next and counts it.
      const hasTurn = await new Promise<boolean>((resolve) => {
        const start = () => {
          clearTimeout(timer);
          resolve(true);
        };
        const timer = setTimeout(() => {
          waiting[kind].splice(waiting[kind].indexOf(start), 1);
          resolve(false);
        }, PATIENCE_MS);
        waiting[kind].push(start);
      });
      if (!hasTurn) return null;
    }
    const began = performance.now();
    try {
      return await work();
    } finally {
      const leave = () => {
        running[kind] -= 1;
        startNext();
      };
      if (!isKnown && waiting.others.length > queue * CROWD)
        setTimeout(leave, REST * (performance.now() - began));
      else leave();
    }
  };
}
