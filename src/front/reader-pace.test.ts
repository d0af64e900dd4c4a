import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createPace } from './connections';

/** Reads that many bytes a second of what waits for it. @returns the second in which it is cut */
function cutAfter(bytes: number, { waiting = 1, until = 200 } = {}): number | undefined {
  const reader = {
    bytesRead: 0,
    _bytesDispatched: 0,
    writableLength: waiting,
    _handle: { writeQueueSize: 0 },
  };
  const pace = createPace(reader as unknown as Socket);
  for (let second = 1; second <= until; second += 1) {
    reader._bytesDispatched += bytes;
    if (pace.step(1000).isCut) return second;
  }
  return undefined;
}

it('cuts who reads nothing for 30 s, and who falls as far behind more slowly', () => {
  expect(cutAfter(0)).toBe(30);
  expect(cutAfter(4096)).toBe(60);
});

it('accepts 8 KB/s, and who waits for us', () => {
  expect(cutAfter(8192)).toBeUndefined();
  expect(cutAfter(0, { waiting: 0 })).toBeUndefined();
});

it('counts what the operating system did not take yet as not read', () => {
  const reader = {
    bytesRead: 0,
    _bytesDispatched: 1_000_000,
    writableLength: 1_000_000,
    _handle: { writeQueueSize: 1_000_000 },
  };
  const pace = createPace(reader as unknown as Socket);
  const cuts = Array.from({ length: 31 }, () => pace.step(1000).isCut);
  expect(cuts.indexOf(true)).toBe(29);
});
