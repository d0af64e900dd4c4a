import { expect, it } from 'vitest';
import { wordsOfHtml } from './html-words';

const PICTURE = `<img src="data:image/png;base64,${'A'.repeat(500_000)}">`;

it.each([
  ['paragraphs and lines', '<p>Hello<br>there</p><p>Ada</p>', 'Hello\nthere\n\nAda'],
  [
    'lines as mail programs write them',
    '<div>One</div><div><br></div><div>Two</div>Three',
    'One\n\nTwo\nThree',
  ],
  [
    'a table',
    '<p>Our order:</p><table><tr><th>Size</th><th>Pieces</th></tr><tr><td>M</td><td>10</td><td>20</td></tr><tr><td>L</td><td>5</td><td>15</td></tr></table><p>Thanks</p>',
    'Our order:\n\nSize\tPieces\nM\t10\t20\nL\t5\t15\n\nThanks',
  ],
  [
    'a table of a word processor',
    '<table>\n <tr>\n  <td><p>M</p></td>\n  <td><p>10</p></td>\n </tr>\n <tr>\n  <td></td><td><p>15 <b>pieces</b></p></td>\n </tr></table>',
    'M\t10\n15 pieces',
  ],
  ['a table without closing tags', '<table><tr><td>M<td>10<tr><td>L<td>5</table>', 'M\t10\nL\t5'],
  [
    'a layout of tables in tables',
    '<table><tr><td><table><tr><td>Hello</td></tr><tr><td>there</td></tr></table></td><td>Ada</td></tr></table>',
    'Hello\nthere\n\nAda',
  ],
  [
    'lists',
    '<ul><li>One</li><li><p>Two</p></li></ul><ol><li>First<li>Second</ol>',
    '* One\n* Two\n\n1. First\n2. Second',
  ],
  [
    'a quotation in a quotation',
    '<p>Yes.</p><blockquote><p>Paid?</p><blockquote>When?</blockquote></blockquote>No.',
    'Yes.\n\n> Paid?\n>\n> > When?\n\nNo.',
  ],
  [
    'links',
    '<a href="https://a.example/x">Here</a>, <a href="https://b.example">https://b.example</a>, <a href="mailto:a@b.example">a@b.example</a><a href="#top">Up</a>',
    'Here [https://a.example/x], https://b.example, a@b.exampleUp',
  ],
  ['entities', 'Dues &amp; fees &lt;here&gt;&nbsp;&euro;5', 'Dues & fees <here> €5'],
  ['what is preformatted', '<pre>  one\n    two\n</pre>', '  one\n    two'],
  [
    'no code, styles, comments or titles',
    '<title>x</title><style>y</style><script>z</script><!-- c -->Words',
    'Words',
  ],
  ['1,100 lines', 'Line<br>'.repeat(1100), Array.from({ length: 1100 }, () => 'Line').join('\n')],
  [
    '1,100 cells',
    `<table>${'<tr><td>a<td>b'.repeat(550)}</table>`,
    Array.from({ length: 550 }, () => 'a\tb').join('\n'),
  ],
  ['70 nested parts', `${'<div>'.repeat(70)}Deep${'</div>'.repeat(70)}`, 'Deep'],
  ['900 nested parts', `${'<div><span>'.repeat(450)}Deep`, 'Deep'],
  ['words after a pasted picture', `${PICTURE}<p>Below it</p>`, 'Below it'],
  ['words between pasted pictures', `One${PICTURE}two${PICTURE}`, 'Onetwo'],
])('reads %s', (_name, html, text) => {
  expect(wordsOfHtml(html)).toEqual({ text, isCut: false });
});

it.each([
  ['200,000 signs', `<p>${'word '.repeat(40_000)}</p><p>more</p>`],
  ['nine megabytes', `<p>Above</p>${'</b>'.repeat(2_250_000)}Below`],
  ['2,000 nested parts', `Above${'<div>'.repeat(2000)}Deep`],
])('says that there is more than it read: %s', (_name, html) => {
  expect(wordsOfHtml(html).isCut).toBe(true);
});
