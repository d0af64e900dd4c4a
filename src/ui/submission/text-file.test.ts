import { describe, expect, it } from 'vitest';
import { fieldLines, mailtoHref } from './text-file';

describe('fieldLines', () => {
  it('keeps each field on one line', () => {
    expect(fieldLines({ Name: 'Maya\nStatus: Accepted', Email: 'm@a.edu' })).toEqual([
      'Name: Maya Status: Accepted',
      'Email: m@a.edu',
    ]);
  });
});

describe('mailtoHref', () => {
  it('writes an address that mail programs read', () => {
    expect(mailtoHref('hello@colonnade.example', 'Support request', 'Attach a & b.')).toBe(
      'mailto:hello@colonnade.example?subject=Support%20request&body=Attach%20a%20%26%20b.',
    );
  });
});
