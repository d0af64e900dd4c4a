import { describe, expect, it } from 'vitest';
import { isTrapped } from './spam-traps';

describe('isTrapped', () => {
  it.each([{}, { website: '' }, { website: null }, { email: 'a@b.co' }])('accepts %o', (body) =>
    expect(isTrapped(body)).toBe(false),
  );
  it.each([{ website: 'http://spam.example' }, { website: 1 }, { website: ['x'] }])('catches %o', (body) =>
    expect(isTrapped(body)).toBe(true),
  );
});
