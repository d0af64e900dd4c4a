import { describe, expect, it } from 'vitest';
import { mailtoHref } from './text-file';

describe('mailtoHref', () => {
  it('writes an address that mail programs understand', () => {
    expect(mailtoHref('hello@colonnade.example', 'Support request', 'Attach a & b.')).toBe(
      'mailto:hello@colonnade.example?subject=Support%20request&body=Attach%20a%20%26%20b.',
    );
  });
});
