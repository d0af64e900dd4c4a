import { describe, expect, it } from 'vitest';
import type { Inline } from '../../contract';
import { compareWords } from './compare-words';

const words = (text: string): Inline => ({ kind: 'text', text, marks: [] });
const bold = (text: string): Inline => ({ kind: 'text', text, marks: ['strong'] });
const link = (href: string, text: string): Inline => ({
  kind: 'link',
  href,
  isNewTab: false,
  children: [words(text)],
});

/** `{-removed-}` and `{+added+}` in the running text; links as `[words]`. */
const spell = (parts: Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'break') return '|';
      if (part.kind === 'link') return `[${spell(part.children)}]`;
      const sign = part.change === 'added' ? '+' : '-';
      return `{${sign}${spell(part.children)}${sign}}`;
    })
    .join('');
const compare = (before: Inline[], after: Inline[]) => spell(compareWords(before, after));

describe('word by word', () => {
  it.each([
    ['We keep it 12 months.', 'We keep it 24 months.', 'We keep it {-12-} {+24+} months.'],
    ['We keep it.', 'We never keep it.', 'We {+never+} keep it.'],
    ['We never keep it.', 'We keep it.', 'We {-never-} keep it.'],
    ['We keep it.', 'We keep it safe.', 'We keep it {+safe+}.'],
    ['Same words, same order.', 'Same  words, same order.', 'Same  words, same order.'],
    ['', 'All of it is new.', '{+All of it is new.+}'],
    ['All of it goes.', '', '{-All of it goes.-}'],
    ['Write by e-mail to us.', 'Write by mail to us.', 'Write by {-e-mail-} {+mail+} to us.'],
    ['Don’t share it.', 'Do share it.', '{-Don’t-} {+Do+} share it.'],
    ['Letters ΑΦΑ stay.', 'Letters ΓΩΛ stay.', 'Letters {-ΑΦΑ-} {+ΓΩΛ+} stay.'],
  ])('%j to %j', (before, after, found) => {
    expect(compare([words(before)], [words(after)])).toBe(found);
  });

  it('joins changes that are only a word or two apart, and no others', () => {
    expect(
      compare(
        [words('Tickets are kept 24 months after closing and no longer than that.')],
        [words('Tickets are kept 12 months after resolving and no longer than this.')],
      ),
    ).toBe(
      'Tickets are kept {-24 months after closing-} {+12 months after resolving+} and no longer than {-that-} {+this+}.',
    );
  });

  it('treats bold as style, not as words', () => {
    expect(compare([words('Your name and chapter.')], [bold('Your name'), words(' and chapter.')])).toBe(
      'Your name and chapter.',
    );
    expect(compareWords([words('Your name.')], [bold('Your'), words(' name.')])[0]).toEqual({
      kind: 'text',
      text: 'Your',
      marks: ['strong'],
    });
  });

  it('keeps a link whose surrounding words change', () => {
    expect(
      compare(
        [words('Ask '), link('/support', 'support'), words('.')],
        [words('Please ask '), link('/support', 'support'), words('!')],
      ),
    ).toBe('{-Ask-} {+Please ask+} [support]{-.-} {+!+}');
  });

  it('writes out the target of a changed link, because its words may be equal', () => {
    expect(compare([link('/support', 'Write to us')], [link('/press', 'Write to us')])).toBe(
      '{-[Write to us (/support)]-} {+[Write to us (/press)]+}',
    );
  });

  it('shows texts without a common word as fully replaced, however long', () => {
    const text = (word: string) => Array.from({ length: 4000 }, (_, i) => `${word}${i}`).join(' ');
    const found = compareWords([words(text('a'))], [words(text('b'))]);
    expect(found.map((part) => part.kind === 'change' && part.change)).toEqual(['removed', false, 'added']);
  });
});
