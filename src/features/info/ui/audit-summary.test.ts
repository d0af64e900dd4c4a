import { expect, it } from 'vitest';
import { byPage, countFindings } from './audit-summary';

const finding = { width: 390, rule: 'color-contrast', help: 'Elements must meet contrast', where: ['h1'] };
const pages = [
  { path: '/', state: 'as it opens', findings: [] },
  { path: '/support', state: 'as it opens', findings: [finding] },
  { path: '/', state: 'menu open', findings: [finding, { ...finding, width: 1440 }] },
];

it('groups states and findings by page, in the order of the record', () => {
  expect(byPage({ pages })).toEqual([
    { path: '/', states: ['as it opens', 'menu open'], findings: [finding, { ...finding, width: 1440 }] },
    { path: '/support', states: ['as it opens'], findings: [finding] },
  ]);
});

it('counts every finding once', () => {
  expect(countFindings({ pages })).toBe(3);
  expect(countFindings({ pages: [] })).toBe(0);
});
