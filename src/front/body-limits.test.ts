import { expect, it } from 'vitest';
import { bodyLimit } from './body-limits';
import { refusedMethod } from './request-flow';
import { routeKind } from './route-kind';

it.each([
  ['/api/support', 65_536, 30_000],
  ['/waitlist/submit', 65_536, 30_000],
  ['/merch/quote', 11_534_336, 180_000],
  ['/merch/quotes', 65_536, 30_000],
  ['/admin/api/media', 20_971_520, 180_000],
  ['/admin/api/media/3', 20_971_520, 180_000],
  ['/admin/api/imports', 209_715_200, 1_800_000],
  ['/admin/api/users/login', 65_536, 30_000],
  ['/admin/globals/terms', 1_048_576, 60_000],
  ['/', 65_536, 30_000],
])('%s takes %d bytes in %d ms', (path, bytes, milliseconds) => {
  expect(bodyLimit(path)).toMatchObject({ bytes, milliseconds });
});

it.each([
  ['GET', '/', undefined],
  ['HEAD', '/links', undefined],
  ['POST', '/', 'GET, HEAD'],
  ['OPTIONS', '/support', 'GET, HEAD'],
  ['DELETE', '/media/a.png', 'GET, HEAD'],
  ['POST', '/_next/static/a.js', 'GET, HEAD'],
  ['POST', '/support/submit', undefined],
  ['POST', '/newsletter/unsubscribe', undefined],
  ['PUT', '/newsletter/confirm', 'GET, HEAD, POST'],
  ['DELETE', '/api/social-links/1', undefined],
  ['PATCH', '/admin/api/users/1', undefined],
  ['TRACE', '/api/support', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
  ['PROPFIND', '/admin', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
])('%s %s: refused with Allow %s', (method, path, allow) => {
  expect(refusedMethod(method, path, routeKind(path))).toBe(allow);
});
