import { expect, it } from 'vitest';
import { articleParts } from './article-parts';

it('takes the first paragraph as the short answer, and the others as the text below', () => {
  expect(articleParts('Open Dues.\n\nThen press Reminders.\nTwice.\n \nDone.')).toEqual({
    short: 'Open Dues.',
    more: ['Then press Reminders.\nTwice.', 'Done.'],
  });
});

it('cuts a long paragraph after its last whole sentence within 600 characters, and loses nothing', () => {
  const sentence = `${'word '.repeat(39)}end.`;
  const { short, more } = articleParts(`${sentence} ${sentence} ${sentence} ${sentence}`);
  expect(short).toBe(`${sentence} ${sentence} ${sentence}`.slice(0, short.length));
  expect(short).toHaveLength(599);
  expect([short, ...more].join(' ')).toBe(`${sentence} ${sentence} ${sentence} ${sentence}`);
});

it('cuts after a word where no sentence ends', () => {
  const { short, more } = articleParts('ab '.repeat(300));
  expect(short).toHaveLength(599);
  expect(`${short} ${more[0]}`).toBe('ab '.repeat(300).trim());
});
