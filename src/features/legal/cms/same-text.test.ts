import { expect, it } from 'vitest';
import { isSameText } from './same-text';

const text = (changes: object = {}, words: object = {}) => ({
  title: 'Terms',
  effectiveDate: '2025-07-26T12:00:00.000Z',
  lastUpdated: '2025-07-26T12:00:00.000Z',
  body: {
    root: {
      type: 'root',
      direction: 'ltr',
      children: [
        {
          type: 'paragraph',
          version: 1,
          children: [{ type: 'text', text: 'Be kind.', format: 0, ...words }],
        },
      ],
    },
  },
  ...changes,
});

it('treats editor-only changes as no change', () => {
  expect(isSameText(text(), text())).toBe(true);
  const reopened = {
    root: {
      children: [
        {
          children: [{ detail: 0, mode: 'normal', style: '', text: 'Be kind.', type: 'text', version: 1 }],
          direction: null,
          format: '',
          indent: 0,
          textFormat: 0,
          type: 'paragraph',
        },
      ],
      direction: null,
      type: 'root',
    },
  };
  expect(isSameText(text(), text({ body: reopened, effectiveDate: '2025-07-26' }))).toBe(true);
});

it.each([
  ['title', text({ title: 'Terms of Use' })],
  ['effective day', text({ effectiveDate: '2025-07-27T12:00:00.000Z' })],
  ['day of the last change', text({ lastUpdated: '2025-07-27T12:00:00.000Z' })],
  ['word', text({}, { text: 'Be kinder.' })],
  ['bold word', text({}, { format: 1 })],
  ['missing text', text({ body: null })],
])('detects another %s', (_, other) => {
  expect(isSameText(text(), other)).toBe(false);
  expect(isSameText(other, text())).toBe(false);
});
