import { describe, expect, it } from 'vitest';
import { isSentTooFast, issueFormToken } from '@/core/server/spam-checks';
import { issueToken, readToken } from './signed-token';

describe('signed tokens', () => {
  it('returns what was signed', () => {
    expect(readToken('newsletter-confirm', issueToken('newsletter-confirm', 'ΑΦΑ@example.com'))).toBe(
      'ΑΦΑ@example.com',
    );
  });

  it('is good for one purpose only', () => {
    expect(readToken('newsletter-unsubscribe', issueToken('newsletter-confirm', 'a@b.co'))).toBeNull();
  });

  it('detects every change', () => {
    const token = issueToken('form-result', 'CLN-1795245341078');
    for (const bad of [
      '',
      '.',
      `${token}.`,
      `${token}A`,
      token.slice(0, -2),
      `x${token}`,
      7,
      null,
      ['a.b'],
    ]) {
      expect(readToken('form-result', bad)).toBeNull();
    }
  });
});

describe('form token', () => {
  const made = 1_795_000_000_000;

  it('catches what comes back within a second and a half', () => {
    expect(isSentTooFast(issueFormToken(made), made + 1000)).toBe(true);
  });

  it('admits people', () => {
    expect(isSentTooFast(issueFormToken(made), made + 1500)).toBe(false);
    expect(isSentTooFast(issueFormToken(made), made + 86_400_000)).toBe(false);
  });

  it('proves nothing when it is missing, forged or from a clock ahead', () => {
    expect(isSentTooFast(undefined, made)).toBe(false);
    expect(isSentTooFast('abc.def', made)).toBe(false);
    expect(isSentTooFast(issueFormToken(made + 60_000), made)).toBe(false);
  });
});
