import { describe, expect, it } from 'vitest';
import { excerptOf, markWords, wordsInText } from './marked-words';

const marked = (text: string, searched: string) =>
  markWords(text, wordsInText(searched))
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

describe('marks', () => {
  it.each([
    ['Import a roster', 'import roster', '[Import] a [roster]'],
    ['before anything is imported.', 'importing', 'before anything is [imported].'],
    ['Send reminders', 'remind', 'Send [reminders]'],
    ['One party, two parties', 'party', 'One [party], two [parties]'],
    ['Café dues', 'cafe', '[Café] dues'],
    ['Ο Σύλλογος', 'συλλογος', 'Ο [Σύλλογος]'],
    ['Nothing here', 'roster', 'Nothing here'],
    ['An idea', 'a', 'An idea'],
  ])('in %j for %j', (text, searched, expected) => {
    expect(marked(text, searched)).toBe(expected);
  });

  it('lose no letter of the text', () => {
    const text = ' Dues, “dues” and — dues. ';
    expect(
      markWords(text, ['dues'])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('an excerpt', () => {
  it('is the whole of a short text', () => {
    expect(excerptOf('Save it\n as CSV.', ['csv'])).toBe('Save it as CSV.');
  });

  it('is around the first searched word of a long one', () => {
    const text = `${'Much is said before. '.repeat(20)}Then the roster is imported. ${'More follows. '.repeat(20)}`;
    const excerpt = excerptOf(text, ['roster']);
    expect(excerpt).toContain('the roster is imported');
    expect(excerpt.startsWith('… ')).toBe(true);
    expect(excerpt.endsWith(' …')).toBe(true);
    expect(excerpt.length).toBeLessThan(180);
  });

  it('begins at the beginning without one', () => {
    expect(excerptOf('Long words follow. '.repeat(20), ['nothing'])).toMatch(/^Long words .* …$/);
  });
});
