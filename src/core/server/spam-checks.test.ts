import { describe, expect, it } from 'vitest';
import { looksLikeSpam } from './spam-checks';

describe('looksLikeSpam', () => {
  it.each([{}, { website: '' }, { website: null }, { email: 'a@b.co' }])('accepts %o', (body) =>
    expect(looksLikeSpam(body)).toBe(false),
  );
  it.each([{ website: 'http://spam.example' }, { website: 1 }, { website: ['x'] }])('catches %o', (body) =>
    expect(looksLikeSpam(body)).toBe(true),
  );
});
