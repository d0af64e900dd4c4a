import { describe, expect, it } from 'vitest';
import { redactPerson } from './redact-person';

const ADA = {
  name: 'Ada Lovelace',
  email: 'ada@chapter.example',
  organization: null,
  number: 'CLN-1764123456789',
  authors: ['theo'],
};
const without = (text: string, changes: Partial<typeof ADA> = {}) =>
  redactPerson(text, { ...ADA, ...changes });

describe('a text without its person', () => {
  it('has no greeting, no closing and no names', () => {
    const text = [
      'Hi Ada,',
      '',
      'You can switch the second reminder off: open Dues, then Reminders.',
      '',
      'As Lovelace I would ask ADA LOVELACE first.',
      '',
      'Best regards,',
      'Theo',
      'The team',
    ].join('\n');
    expect(without(text)).toEqual({
      text: 'You can switch the second reminder off: open Dues, then Reminders.\n\nAs [name] I would ask [name] first.',
      removed: 4,
    });
  });

  it('has no addresses, phone numbers, record numbers or links to one person’s page', () => {
    const text =
      'Write to ada@chapter.example or treasurer@chapter.example about CLN-1764123456789, call +1 (785) 555-0142 ' +
      'or read https://site.example/support/status/4f1c2b7a90de4c6fa1d2?x=1';
    expect(without(text)).toEqual({
      text: 'Write to [email] or [email] about [number], call [phone] or read [link]',
      removed: 5,
    });
  });

  it('keeps dates, amounts, public links and words that are parts of longer ones', () => {
    const text =
      'Since 2026-11-12 dues of $1,250.00 are due by 5:30 pm. Adaptive lists are at https://site.example/help/import-a-roster-from-a-sheet-of-2026.';
    expect(without(text)).toEqual({ text, removed: 0 });
  });

  it('keeps a word that is a name only with a capital', () => {
    const text = 'You will find it there, Will.';
    expect(without(text, { name: 'Will Turner' })).toEqual({
      text: 'You will find it there, [name].',
      removed: 1,
    });
  });

  it('takes out the chapter and whoever is mentioned', () => {
    expect(without('@theo says: ΑΦΑ Beta has two lists.', { organization: 'ΑΦΑ Beta' } as never)).toEqual({
      text: '[name] says: [chapter] has two lists.',
      removed: 2,
    });
  });

  it('keeps what follows a greeting in the same line', () => {
    expect(without('Hi Ada, open Dues and switch it off.').text).toBe('Open Dues and switch it off.');
    expect(without('Hello there are two lists of dues.').text).toBe('Hello there are two lists of dues.');
  });

  it('keeps a last paragraph that begins like a closing, and the word that a username is', () => {
    const text = 'Open Dues.\n\nBest to do it on Friday, before support closes.';
    expect(without(text, { authors: ['support'] })).toEqual({ text, removed: 0 });
  });

  it('leaves an answer that is nothing but a greeting empty', () => {
    expect(without('Hello Ada')).toEqual({ text: '', removed: 1 });
  });
});
