import { expect, it } from 'vitest';
import { queuePasswordCheck } from './password-check-queue';

/** Runs until it is told to end. */
function task() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let hasBegun = false;
  const work = async () => {
    hasBegun = true;
    await ended;
    return 'done';
  };
  return { work, end, hasBegun: () => hasBegun };
}

it('checks one at a time for strangers, and lets them keep no staff waiting', async () => {
  const tasks = Array.from({ length: 22 }, task);
  const answers = tasks.map(({ work }) => queuePasswordCheck('strangers', work));
  // One is checked and twenty wait.
  await expect(answers[21]).rejects.toMatchObject({
    code: 'too-many',
    status: 429,
    headers: { 'Retry-After': '5' },
  });
  expect(tasks.filter(({ hasBegun }) => hasBegun())).toHaveLength(1);
  expect(await queuePasswordCheck('staff', async () => 'done')).toBe('done');
  for (const { end } of tasks) end();
  expect(await Promise.all(answers.slice(0, 21))).toEqual(Array(21).fill('done'));
});

it('goes on after a check that fails', async () => {
  await expect(queuePasswordCheck('strangers', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queuePasswordCheck('strangers', async () => 'yes')).toBe('yes');
});
