import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FilledText } from './filled-text';

const drawn = (text: string) =>
  renderToStaticMarkup(<FilledText text={text} parts={{ terms: <a href="/terms">Terms</a> }} />);

it('puts elements where the placeholders are, in any order and number', () => {
  expect(drawn('Read the {terms}. The {terms}!')).toBe(
    'Read the <a href="/terms">Terms</a>. The <a href="/terms">Terms</a>!',
  );
});

it('shows a text without placeholders, and braces that it does not know, as they are', () => {
  expect(drawn('Nothing to read')).toBe('Nothing to read');
  expect(drawn('{terms} {toString} {}')).toBe('<a href="/terms">Terms</a> {toString} {}');
});
