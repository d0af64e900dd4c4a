import { describe, expect, it } from 'vitest';
import { issueToken, readToken } from '@/kit/db/signed-token';
import { withoutSignatures, withSignatures } from './unsigned-links';

const status = issueToken('ticket-status', '7 1795245341078 mark');
const confirm = issueToken('newsletter-confirm', 'maya@example.com 1795245341078');
const leave = issueToken('newsletter-unsubscribe', 'maya@example.com 1795245341078');

const TEXT = `Your ticket: https://site.example/support/status/${status}
Yes: https://site.example/newsletter/confirm?token=${confirm}
<a href="https://site.example/newsletter/unsubscribe?token=${leave}">No</a>`;

const signature = (token: string) => token.split('.')[1] ?? '';

describe('links in stored emails', () => {
  it('have no signature, and get it back', () => {
    const stored = withoutSignatures(TEXT);
    for (const token of [status, confirm, leave]) expect(stored).not.toContain(signature(token));
    expect(stored).toContain('/support/status/NyAxNzk1MjQ1MzQxMDc4IG1hcms.[ticket-status]');
    expect(withSignatures(stored)).toBe(TEXT);
  });

  it('keep their purpose where two say the same', () => {
    const again = withSignatures(withoutSignatures(`${confirm} ${leave}`)).split(' ');
    expect(readToken('newsletter-confirm', again[0])).toBe('maya@example.com 1795245341078');
    expect(readToken('newsletter-unsubscribe', again[1])).toBe('maya@example.com 1795245341078');
  });

  it('are signed only where the site wrote them', () => {
    const body = status.split('.')[0];
    for (const purpose of ['ticket-status', 'newsletter-confirm', 'form-result']) {
      const written = `${body}.[${purpose}]`;
      expect(withSignatures(withoutSignatures(written))).toBe(`${body}. [${purpose}]`);
    }
    const forged = `${body}.${'A'.repeat(43)}`;
    expect(withSignatures(withoutSignatures(forged))).toBe(forged);
    // Put together from what is left of a link.
    expect(withSignatures(withoutSignatures(`${body}.[${status}`))).not.toContain(`${status}]`);
  });

  it('leave other text alone, and a long word costs hardly more than as many letters in words', () => {
    const costOf = (ending: string) => {
      const text = `A sentence. [A note] 1.5 x.y ${ending}`;
      const began = performance.now();
      expect(withSignatures(withoutSignatures(text))).toBe(text);
      return performance.now() - began;
    };
    const words = costOf('abc '.repeat(50_000));
    // A pattern that starts anew at each letter of the word costs tens of thousands of times as much.
    expect(costOf('a'.repeat(200_000)) / words).toBeLessThan(1000);
  });
});
