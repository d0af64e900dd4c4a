import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomUuid } from './uuid';

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('randomUuid', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('makes a version 4 UUID', () => {
    expect(randomUuid()).toMatch(VERSION_4);
  });

  it('makes one where the browser hides randomUUID, over plain http', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
    expect(randomUuid()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });
});
