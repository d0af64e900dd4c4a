import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPace } from './sender-pace';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sends `bytes` per second until cut off. @returns the second in which that happened */
function givenUpAfter(
  bytes: number,
  { time = 1_800_000, until = 120, paused = false } = {},
): number | undefined {
  const sender = new PassThrough() as unknown as IncomingMessage;
  let second = 0;
  let gaveUp: number | undefined;
  const unwatch = watchPace(sender, time, () => {
    gaveUp ??= second;
  });
  if (paused) sender.isPaused = () => true;
  while (second < until && gaveUp === undefined) {
    second += 1;
    sender.emit('data', Buffer.alloc(bytes));
    vi.advanceTimersByTime(1000);
  }
  unwatch();
  return gaveUp;
}

it('cuts off less than 8 KB/s after 30 s', () => {
  expect(givenUpAfter(0)).toBe(30);
  expect(givenUpAfter(8_000)).toBe(30);
});

it('accepts 8 KB/s, up to the time limit', () => {
  expect(givenUpAfter(8_192)).toBeUndefined();
  expect(givenUpAfter(100_000, { time: 60_000 })).toBe(60);
});

it('does not blame a client that we slowed down', () => {
  expect(givenUpAfter(0, { paused: true })).toBeUndefined();
});
