const LONGEST_REST = 3000;

type Options = {
  atOnce: number;
  /** how many may wait */
  queue: number;
  /** ms after which somebody who waits is sent away */
  patience: number;
  /** how many times as long as it took a turn rests before the next, while others wait */
  rest?: (waiting: number) => number;
};

/**
 * Gives turns in the order of arrival.
 * @returns a function that waits for a turn, and gets the function that ends it, or null when too many wait already or
 * it took too long
 */
export function concurrencyLimiter({ atOnce, queue, patience, rest = () => 0 }: Options) {
  const waiting: (() => void)[] = [];
  let taken = 0;

  function passOn(): void {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }

  const hasTurn = () =>
    new Promise<boolean>((resolve) => {
      const start = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        resolve(false);
      }, patience);
      waiting.push(start);
    });

  return async function take(): Promise<(() => void) | null> {
    if (taken < atOnce) taken += 1;
    else if (waiting.length >= queue || !(await hasTurn())) return null;
    const began = performance.now();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      if (waiting.length === 0) return passOn();
      setTimeout(passOn, Math.min(LONGEST_REST, rest(waiting.length) * (performance.now() - began)));
    };
  };
}
