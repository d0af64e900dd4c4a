import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderBudget } from './render-budget';

let clock = 0;
const SECOND = 1000;
/** 3,600 an hour: one a second, 180 at once. */
const budgetOf = (perHour: number) => renderBudget(perHour, () => clock);

beforeEach(() => {
  clock = 0;
});
afterEach(() => vi.useRealTimers());

/** Enters and leaves this many times. @returns how often it was admitted */
async function visits(budget: ReturnType<typeof budgetOf>, times: number, addressOf: (n: number) => string) {
  let admitted = 0;
  for (let n = 0; n < times; n += 1) {
    const turn = await budget.enter(addressOf(n));
    if (typeof turn !== 'function') continue;
    admitted += 1;
    turn();
  }
  return admitted;
}

it('gives one address a burst, then its rate', async () => {
  const budget = budgetOf(3600);
  expect(await visits(budget, 300, () => '192.0.2.1')).toBe(180);
  expect(await budget.enter('192.0.2.1')).toEqual({ status: 429, retryAfter: 1 });
  clock += 10 * SECOND;
  expect(await visits(budget, 300, () => '192.0.2.1')).toBe(10);
});

it('counts a network, however many addresses of it somebody uses', async () => {
  expect(await visits(budgetOf(3600), 2000, (n) => `192.0.2.${n % 256}`)).toBe(720);
  expect(await visits(budgetOf(3600), 2000, (n) => `2001:db8:0:1::${n.toString(16)}`)).toBe(180);
  expect(await visits(budgetOf(3600), 2000, (n) => `2001:db8:0:${(n % 256).toString(16)}::1`)).toBe(360);
  expect(await visits(budgetOf(3600), 2000, (n) => `2001:db8:0:${n.toString(16)}::1`)).toBe(720);
});

it('never makes one network pay for another', async () => {
  const budget = budgetOf(3600);
  await visits(budget, 2000, (n) => `192.0.2.${n % 256}`);
  expect(await visits(budget, 100, () => '198.51.100.1')).toBe(100);
});

it('turns off at 0', async () => {
  expect(await visits(budgetOf(0), 5000, () => '192.0.2.1')).toBe(5000);
});

it('runs two at once, lets sixty wait, and tells the rest to come back', async () => {
  vi.useFakeTimers();
  const budget = renderBudget(0);
  const first = await budget.enter('192.0.2.1');
  await budget.enter('192.0.2.1');
  const queued = Array.from({ length: 60 }, () => budget.enter('192.0.2.1'));
  expect(await budget.enter('192.0.2.1')).toEqual({ status: 503, retryAfter: 5 });
  if (typeof first !== 'function') throw new Error('The first had no turn.');
  first();
  first();
  await vi.advanceTimersByTimeAsync(0);
  const second = await queued[0];
  expect(typeof second).toBe('function');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await Promise.all(queued.slice(1))).toEqual(
    Array.from({ length: 59 }, () => ({ status: 503, retryAfter: 5 })),
  );
});

it.each([
  ['three times as long as a render took, while somebody waits', 1, 300],
  ['seven times as long, while a crowd waits', 16, 700],
])('leaves the thread to others for %s', async (_, waiting, rest) => {
  vi.useFakeTimers();
  const budget = renderBudget(0);
  const first = await budget.enter('192.0.2.1');
  await budget.enter('192.0.2.1');
  let hasTurn = false;
  void budget.enter('192.0.2.1').then(() => {
    hasTurn = true;
  });
  for (let more = 1; more < waiting; more += 1) void budget.enter('192.0.2.1');
  await vi.advanceTimersByTimeAsync(100);
  if (typeof first !== 'function') throw new Error('The first had no turn.');
  first();
  await vi.advanceTimersByTimeAsync(rest - 1);
  expect(hasTurn).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(hasTurn).toBe(true);
});
