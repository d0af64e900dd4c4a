import { describe, expect, it } from 'vitest';
import { factList, mailSubject, quoted } from './mail-text';

describe('mailSubject', () => {
  it.each([
    ['Hello\r\nBcc: x@example.com', 'Hello Bcc: x@example.com'],
    ['a\u2028b\u2029c\u0085d', 'a b c d'],
    ['\u202Eevil\u202C \u2066x\u2069 \u200F\u061C', 'evil x'],
    ['  tabs\tand   spaces ', 'tabs and spaces'],
    ['%0d%0aBcc: x', '%0d%0aBcc: x'],
    ['ΑΦΑ שלום', 'ΑΦΑ שלום'],
  ])('makes %j one safe line', (text, line) => expect(mailSubject(text)).toBe(line));

  it('ends after 200 characters', () => {
    expect([...mailSubject('😀'.repeat(300))]).toHaveLength(200);
  });
});

it('marks every line of a person’s text', () => {
  expect(quoted('one\n\n-- \nTeam')).toBe('> one\n>\n> --\n> Team');
});

it('aligns facts', () => {
  expect(factList({ Name: 'Ada', Organization: 'ΑΦΑ' })).toBe('Name:         Ada\nOrganization: ΑΦΑ');
});
