import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { concurrencyLimiter } from './concurrency-limiter';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Takes turns of 100 ms each. @returns when each began, to a tenth of a second, or 'sent away' */
function begun(take: ReturnType<typeof concurrencyLimiter>, times: number) {
  const all: (number | 'sent away')[] = Array(times);
  const first = performance.now();
  for (let nth = 0; nth < times; nth += 1)
    void take().then((end) => {
      all[nth] = end ? Math.round((performance.now() - first) / 100) * 100 : 'sent away';
      if (end) setTimeout(end, 100);
    });
  return all;
}

it('gives as many turns at once as it may, lets some wait in order, and sends the others away', async () => {
  const all = begun(concurrencyLimiter({ atOnce: 2, queue: 3, patience: 4000 }), 7);
  await pass(1000);
  expect(all).toEqual([0, 0, 100, 100, 200, 'sent away', 'sent away']);
});

it('rests as long as it is told, and not when nobody waits', async () => {
  const rest = (waiting: number) => (waiting > 2 ? 3 : 0);
  const take = concurrencyLimiter({ atOnce: 1, queue: 4, patience: 4000, rest });
  const all = begun(take, 5);
  await pass(2000);
  // Four wait, then three, then two.
  expect(all).toEqual([0, 400, 800, 900, 1000]);
  expect(await take()).not.toBeNull();
});

it('lets nobody wait longer than the patience, and gives the turn to the next', async () => {
  const take = concurrencyLimiter({ atOnce: 1, queue: 3, patience: 4000 });
  const end = await take();
  const second = take();
  await pass(2000);
  const third = take();
  await pass(2000);
  expect(await second).toBeNull();
  end?.();
  end?.();
  await pass(1);
  expect(await third).not.toBeNull();
});
