import { expect, it } from 'vitest';
import { routeKind } from './route-kind';

it.each([
  ['/', 'page'],
  ['/merch', 'page'],
  ['/sitemap.xml', 'page'],
  ['/_next/static/a.js', 'static'],
  ['/media/a.webp', 'media'],
  ['/api/support', 'api'],
  ['/admin', 'admin'],
  ['/admin/api/users', 'admin-api'],
  ['/administer', 'page'],
  ['/opengraph-image', 'emblem'],
  ['/merch/opengraph-image', 'emblem'],
  ['/merch/opengraph-images', 'page'],
  ['/admin/opengraph-image', 'admin'],
  ['/favicon.ico', 'emblem'],
  ['/apple-touch-icon.png', 'emblem'],
  ['/icons/icon-192.png', 'emblem'],
  ['/icons/a/b', 'page'],
])('%s is of the kind %s', (path, kind) => {
  expect(routeKind(path)).toBe(kind);
});
