import { expect, it } from 'vitest';
import { slots } from './slots';

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

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
  const answers = await Promise.all(Array.from({ length: 7 }, () => run(work)));
  expect(most).toBe(2);
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(5);
  expect(answers.filter((answer) => answer === null)).toHaveLength(2);
});

it('releases its slot when the work fails', async () => {
  const run = slots(1, 1);
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await run(() => Promise.resolve('yes'))).toBe('yes');
});
