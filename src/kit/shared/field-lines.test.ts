import { expect, it } from 'vitest';
import { fieldLines, fileLines, readFieldLines } from './field-lines';

it('keeps each field on one line', () => {
  expect(fieldLines({ Name: 'Maya\nStatus: Accepted', Email: 'm@a.edu' })).toEqual([
    'Name: Maya Status: Accepted',
    'Email: m@a.edu',
  ]);
});

it('parses lines with names, the first of each, and skips others', () => {
  const lines = fileLines('\uFEFFHello\r\nName: Maya: B\rEmail: m@a.edu \nName: Eve\nlower: no\nEmpty: ');
  expect([...readFieldLines(lines)]).toEqual([
    ['Name', 'Maya: B'],
    ['Email', 'm@a.edu'],
    ['Empty', ''],
  ]);
});
