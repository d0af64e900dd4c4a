import { expect, it } from 'vitest';
import { contrast } from '@/kit/shared/colors';
import { paletteOf } from '@/kit/shared/palette/palette';
import { emailHtml, emailText } from './email-template';
import { mailPaint } from './mail-colors';
import { mailSender } from './mail-sender.fixture';

const { palette } = mailSender.brand;
const sender = { name: 'Colonnade', palette, faces: mailSender.brand.faces };
const parts = [
  'Dear Ada,\nit is mended.',
  { label: 'Answer through this link', href: 'https://c.example/a?b=1&c="' },
  { quote: 'It <b>reminds</b>\nus.' },
];

it('reads as text', () => {
  expect(emailText(parts)).toBe(
    'Dear Ada,\nit is mended.\n\nAnswer through this link:\nhttps://c.example/a?b=1&c="\n\n> It <b>reminds</b>\n> us.\n',
  );
});

it('says the same in HTML, with all text escaped', () => {
  const html = emailHtml({ ...sender, name: 'Colonnade & Sons' }, parts);
  expect(html).toContain('Colonnade &amp; Sons</p>');
  expect(html).toContain('>Dear Ada,\nit is mended.</p>');
  expect(html).toContain('<a href="https://c.example/a?b=1&amp;c=&quot;"');
  expect(html).toContain('>Answer through this link</a>');
  expect(html).toContain('It &lt;b&gt;reminds&lt;/b&gt;\nus.</blockquote>');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

it('is as clear in its facts and its link', () => {
  const more = [
    { facts: { Ticket: 'CLN-1', 'From <whom>': 'Ada & Co' } },
    { button: 'Yes, subscribe me', href: 'https://c.example/yes' },
    { heading: 'Sizes:', quote: 'S 10\nM 65' },
  ];
  expect(emailText(more)).toBe(
    'Ticket:      CLN-1\nFrom <whom>: Ada & Co\n\nhttps://c.example/yes\n\nSizes:\n> S 10\n> M 65\n',
  );
  const html = emailHtml(sender, more);
  expect(html).toContain('>From &lt;whom&gt;</th>');
  expect(html).toContain('>Ada &amp; Co</td>');
  expect(html).toContain('<a href="https://c.example/yes"');
  expect(html).toContain('>Yes, subscribe me</a>');
  expect(html).toContain('>Sizes:</p>');
});

it('is dark in dark mode', () => {
  const html = emailHtml(sender, parts);
  const dark = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html)?.[1] ?? '';
  expect(dark).toContain('.card{background-color:#231640!important}');
  expect(dark).toContain('.ink{color:#f4efe6!important}');
  // Everything with a color in light mode has a name by which dark mode changes it; the button stays the same.
  const colored = html.match(/<[a-z]+[^>]*[;"](background-)?color:#[^>]*>/g) ?? [];
  expect(colored.length).toBeGreaterThan(4);
  expect(colored.filter((tag) => !/class="[^"]*(page|card|ink|soft|link)/.test(tag))).toEqual([]);
});

it('fetches nothing and runs nothing', () => {
  expect(emailHtml(sender, parts)).not.toMatch(/<img|<script|url\(|<link|@import/);
});

it('names the brand’s faces before those that every system has', () => {
  const html = emailHtml({ ...sender, faces: { display: 'source-serif-4', text: 'commissioner' } }, parts);
  expect(html).toContain("font:700 24px/1.2 'Source Serif 4',Georgia,serif;color:#1b1033");
  expect(html).toContain("font:16px/1.55 'Commissioner',Arial,sans-serif;");
  expect(html).not.toMatch(/Piazzolla|Instrument/);
});

it('uses the brand’s colors', () => {
  const vesta = {
    paper: '#f4f8f2',
    ink: '#0d2417',
    primary: '#0b6e4f',
    light: '#9be8c8',
    highlight: '#e0b050',
  };
  const html = emailHtml({ ...sender, name: 'Vesta', palette: paletteOf(vesta) }, [
    { button: 'Yes, subscribe me', href: 'https://c.example/yes' },
    { label: 'Answer', href: 'https://c.example/a' },
  ]);
  expect(html).toContain('background-color:#0b6e4f;color:#ffffff');
  expect(html).toContain('font-weight:600;color:#0b6e4f"');
  expect(html).toContain('.link{color:#9be8c8!important}');
  expect(html).toContain('border-top:4px solid #e0b050');
  expect(html).not.toMatch(/#7c3aed|#1b1033|#c79a45/);
});

it.each([
  ['as the brand comes', { primary: '#7c3aed', light: '#c084fc' }],
  ['however bright an editor makes them', { primary: '#ffe14d', light: '#fffbe0' }],
  ['however dark', { primary: '#140a26', light: '#1f1040' }],
])('can be read in both, %s', (_, chosen) => {
  const asked = { paper: '#faf6ee', ink: '#1b1033', highlight: '#c79a45', ...chosen };
  const { light, dark, button } = mailPaint({ ...sender, palette: paletteOf(asked) });
  for (const paint of [light, dark]) {
    for (const words of [paint.ink, paint.soft, paint.link]) {
      expect(contrast(words, paint.card)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(words, paint.page)).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(contrast(button.words, button.ground)).toBeGreaterThanOrEqual(4.5);
});
