/**
 * At most `size` pieces of work at a time, at most `queue` waiting behind them.
 * @returns a runner that answers `null` at once when the queue is full
 */
export function slots(size: number, queue: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function run<T>(work: () => Promise<T>): Promise<T | null> {
    if (running >= size) {
      if (waiting.length >= queue) return null;
      // The slot is handed over by whoever leaves it: `running` stays as it is.
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
