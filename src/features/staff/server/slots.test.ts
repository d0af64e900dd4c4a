import { afterEach, expect, it, vi } from 'vitest';
import { slots } from './slots';

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
const KNOWN = { isKnown: true };
const OTHER = { isKnown: false };

afterEach(() => vi.useRealTimers());

it('runs two at a time and refuses what the queue cannot hold', async () => {
  const run = slots(2, 3);
  let now = 0;
  let most = 0;
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await pause();
    now -= 1;
    return 'done';
  };
  const answers = await Promise.all(Array.from({ length: 7 }, () => run(KNOWN, work)));
  expect(most).toBe(2);
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(5);
  expect(answers.filter((answer) => answer === null)).toHaveLength(2);
});

it('keeps a place for those who signed in before, and lets them go first', async () => {
  const run = slots(2, 3);
  const order: string[] = [];
  const task = (name: string) => async () => {
    order.push(name);
    await pause();
  };
  const others = Array.from({ length: 6 }, (_, n) => run(OTHER, task(`other ${n}`)));
  const known = Array.from({ length: 3 }, (_, n) => run(KNOWN, task(`known ${n}`)));
  const refused = (await Promise.all([...others, ...known])).filter((answer) => answer === null);
  // One of the others runs, three wait, two are refused; the place beside it is free for those who are known.
  expect(refused).toHaveLength(2);
  expect(order.slice(0, 4)).toEqual(['other 0', 'known 0', 'known 1', 'known 2']);
  expect(order).toHaveLength(7);
});

it('rests three times as long as it worked while a crowd of others waits, and not for a few', async () => {
  vi.useFakeTimers();
  const run = slots(2, 4);
  const starts: number[] = [];
  const work = async () => {
    starts.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const crowd = Array.from({ length: 5 }, () => run(OTHER, work));
  const staff = run(KNOWN, work);
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all([...crowd, staff]);
  const [first = 0] = starts;
  // Four wait, then three, then two.
  expect(starts.map((at) => at - first)).toEqual([0, 0, 400, 800, 900, 1000]);
});

it('lets nobody wait longer than a request may take', async () => {
  vi.useFakeTimers();
  const run = slots(2, 3);
  let finish = () => {};
  const first = run(
    OTHER,
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const second = run(OTHER, async () => 'done');
  await vi.advanceTimersByTimeAsync(4000);
  expect(await second).toBeNull();
  finish();
  await first;
  expect(await run(OTHER, async () => 'done')).toBe('done');
});

it('releases its slot when the work fails', async () => {
  const run = slots(2, 1);
  await expect(run(OTHER, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await run(OTHER, () => Promise.resolve('yes'))).toBe('yes');
});
