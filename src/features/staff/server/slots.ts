/**
 * At most `size` tasks at a time, and at most `queue` waiting.
 * @returns a runner that returns `null` immediately when the queue is full
 */
export function slots(size: number, queue: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function run<T>(work: () => Promise<T>): Promise<T | null> {
    if (running >= size) {
      if (waiting.length >= queue) return null;
      // The task that finishes passes its slot on, so `running` does not change.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
