import { expect, it } from 'vitest';
import { withCode } from './own-link';

const SITE = 'https://colonnade.example';

it.each([
  ['https://colonnade.example', 'https://colonnade.example/?via=issue-7'],
  [
    'https://colonnade.example/merch?size=l#print',
    'https://colonnade.example/merch?size=l&via=issue-7#print',
  ],
  [
    'https://colonnade.example/newsletter/doors-open',
    'https://colonnade.example/newsletter/doors-open?via=issue-7',
  ],
])('adds the code to a page of this site: %s', (href, coded) => {
  expect(withCode(href, SITE, 'issue-7')).toBe(coded);
  expect(withCode(href, SITE, null)).toBe(href);
});

it.each([
  'https://colonnade.example/?via=rush-table',
  'https://colonnade.example/newsletter/unsubscribe?token=YQ.b-_',
  'https://colonnade.example/newsletter/preferences?token=YQ.c-_',
  'https://colonnade.example/media/map.pdf',
  'https://colonnade.example/api/qr?data=x',
  'https://colonnade.example.evil.example/merch',
  'http://colonnade.example/merch',
  'https://c.example/?a=1',
  'mailto:hello@colonnade.example',
  'tel:+15551234',
])('leaves %s as it is written', (href) => {
  expect(withCode(href, SITE, 'issue-7')).toBe(href);
});
