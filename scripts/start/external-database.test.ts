import { describe, expect, it } from 'vitest';
import { isSessionMode } from './external-database';

/** Connections whose answers come from `next`, as if each query went through a pooler. */
const through = (next: () => number) => ({ query: async () => ({ rows: [{ pid: next() }] }) });
const fixed = (pid: number) => through(() => pid);

describe('session mode', () => {
  it('is recognized when each connection has its own process', async () => {
    expect(await isSessionMode([fixed(11), fixed(12), fixed(13)])).toBe(true);
  });

  it('is refused when a pooler shares one process among all', async () => {
    expect(await isSessionMode([fixed(11), fixed(11), fixed(11)])).toBe(false);
  });

  it('is refused when a pooler alternates its processes', async () => {
    let count = 0;
    const next = () => {
      count += 1;
      return count % 5;
    };
    expect(await isSessionMode([through(next), through(next), through(next)])).toBe(false);
  });
});
