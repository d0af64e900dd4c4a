import { expect, it } from 'vitest';
import { letterHtml, letterText } from './mail-letter';

const parts = [
  'Dear Ada,\nit is mended.',
  { label: 'Answer through this link', href: 'https://c.example/a?b=1&c="' },
  { quote: 'It <b>reminds</b>\nus.' },
];

it('reads as text', () => {
  expect(letterText(parts)).toBe(
    'Dear Ada,\nit is mended.\n\nAnswer through this link:\nhttps://c.example/a?b=1&c="\n\n> It <b>reminds</b>\n> us.\n',
  );
});

it('says the same in HTML, in which nobody’s words are tags', () => {
  const html = letterHtml('Colonnade & Sons', parts);
  expect(html).toContain('Colonnade &amp; Sons</p>');
  expect(html).toContain('>Dear Ada,\nit is mended.</p>');
  expect(html).toContain('<a href="https://c.example/a?b=1&amp;c=&quot;"');
  expect(html).toContain('>Answer through this link</a>');
  expect(html).toContain('It &lt;b&gt;reminds&lt;/b&gt;\nus.</blockquote>');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).not.toMatch(/[^-]color:#|background/);
});
