import { expect, it } from 'vitest';
import { routeTable } from './known-routes';

const MANIFEST = {
  staticRoutes: [
    { page: '/', regex: '^/(?:/)?$' },
    { page: '/about', regex: '^/about(?:/)?$' },
  ],
  dynamicRoutes: [
    { page: '/api/[[...rest]]', regex: '^/api(?:/(.+?))?(?:/)?$' },
    { page: '/links/draw/[round]', regex: '^/links/draw/([^/]+?)(?:/)?$' },
  ],
  redirects: [{ regex: '^(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))/$' }],
  rewrites: {
    beforeFiles: [
      { regex: '^/(favicon\\.ico)(?:/)?$' },
      { regex: '^/(.*)(?:/)?$', has: [{ type: 'header', key: 'content-type' }] },
    ],
  },
};
const { hasRoute, routeOf, templateOf } = routeTable(MANIFEST, new Set(['/_next/static/chunks/main.js']));

it.each([
  '/_next/static/chunks/main.js',
  '/',
  '/about',
  '/links/draw/7',
  '/favicon.ico',
  '/about/',
  '/nothing/',
  '/%61bout',
  '/caf\u00e9',
])('leaves %s to Next', (path) => expect(hasRoute(path)).toBe(true));

it.each([
  '/_next/static/chunks/other.js',
  '/_next/image',
  '/nothing',
  '/About',
  '/about/us',
  '/links/draw/7/other',
  '/wp-login.php',
])('knows that nothing is at %s', (path) => expect(hasRoute(path)).toBe(false));

it.each([
  ['/about', '/about'],
  ['/links/draw/7', '/links/draw/[round]'],
  ['/api/support', '/api/support'],
  ['/ada@example.com', '(no route)'],
])('logs %s as %s', (path, template) => expect(templateOf(path)).toBe(template));

it.each([
  ['/about', '/about'],
  ['/links/draw/7', '/links/draw/[round]'],
  ['/api/support', '/api/support'],
  ['/api/nothing', '/api/[[...rest]]'],
  ['/about/', undefined],
  ['/favicon.ico', undefined],
  ['/%61bout', undefined],
  ['/nothing', undefined],
])('knows which route answers %s: %s', (path, route) => expect(routeOf(path)).toBe(route));
