import { expect, it } from 'vitest';
import { csvCell, csvLine } from './csv';

it.each([
  ['ΑΦΑ', 'ΑΦΑ'],
  ['Smith, Ada', '"Smith, Ada"'],
  ['she said "yes"', '"she said ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+1 555 0100', "'+1 555 0100"],
  ['-5', "'-5"],
  ['@here', "'@here"],
  ['\t=1', "'\t'=1"],
  ['a;=1+1', "a;'=1+1"],
  ['a; +1', "a; '+1"],
  ['a\t@here', "a\t'@here"],
  ['a;b=1', 'a;b=1'],
  ['＝1+1', "'＝1+1"],
  ['a;＠here', "a;'＠here"],
  ['\r=1', '"\'\r=1"'],
  [-5, '-5'],
  [0, '0'],
  [false, 'false'],
  [null, ''],
  [undefined, ''],
  [['a', 'b'], '"[""a"",""b""]"'],
  [new Date('2026-03-09T12:00:00Z'), '2026-03-09T12:00:00.000Z'],
])('writes %o as %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

it('ends a line as the format requires', () => {
  expect(csvLine(['a', null, 'b,c'])).toBe('a,,"b,c"\r\n');
});
