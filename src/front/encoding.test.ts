import { expect, it } from 'vitest';
import { chooseEncoding, isCompressible } from './encoding';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['gzip;q=0', undefined],
  [undefined, undefined],
  ['BR;Q=1.0', 'br'],
])('%s accepts %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});

it.each([
  ['text/html; charset=utf-8', true],
  ['text/x-component', true],
  ['application/json', true],
  ['image/svg+xml', true],
  ['text/event-stream', false],
  ['image/png', false],
  ['font/woff2', false],
  ['application/zip', false],
])('%s shrinks: %s', (type, shrinks) => {
  expect(isCompressible(type)).toBe(shrinks);
});
