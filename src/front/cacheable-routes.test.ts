import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { cacheableRoute, isAnonymousRead, pathOfWhole } from './cacheable-routes';

it.each([
  '/',
  '/support',
  '/social-media',
  '/terms/history',
  '/terms/history/12',
  '/terms/history/12/changes',
  '/links/rules/history/12',
  '/links/draw/12',
  '/links/draw/12/wheel',
  '/help',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/blog',
  '/blog/feed.xml',
  '/blog/atom.xml',
  '/blog/feed.json',
])('caches %s, and lets others cache it', (path) => expect(cacheableRoute(path)).toEqual({ isShared: true }));

it.each([
  '/blog/what-makes-dues-late',
  '/help/import-a-roster',
  '/blog/page/2',
  '/blog/topics/roll-call',
  '/blog/topics/roll-call/page/2',
  '/newsletter/roll-call',
  '/careers/engineer',
])('caches %s, which anybody can make up', (path) =>
  expect(cacheableRoute(path)).toEqual({ isShared: true, isGuessable: true }),
);

it.each(['/links', '/api/social-links'])('caches %s only in this process', (path) =>
  expect(cacheableRoute(path)).toEqual({ isShared: false }),
);

it.each([
  '/support/status',
  '/support/status/abc',
  '/support/submit',
  '/merch/quote',
  '/waitlist/submit',
  '/newsletter/confirm',
  '/newsletter/preferences',
  '/newsletter/Roll',
  '/newsletter/unsubscribe',
  '/admin',
  '/admin/preview/home',
  '/admin/api/globals/brand',
  '/api',
  '/api/health',
  '/api/auth/session',
  '/api/social-links/1',
  '/api/social-links/',
  '/media/a.png',
  '/Links',
  '/%6Cinks',
  '/links/',
  '/terms/history/01',
  '/links/draw/01',
  '/links/draw/12/other',
  '/blog/What',
  '/blog/opengraph-image',
  '/blog/a/b',
  '/blog/page/02',
  '/help/search',
  '/help/feedback',
  '/help/Import',
  '/help/a--b',
  '/help/a/b',
  '/api/help',
])('never caches %s', (path) => expect(cacheableRoute(path)).toBeUndefined());

function asks(headers: Record<string, string>, method = 'GET') {
  const req = new IncomingMessage(new Socket());
  Object.assign(req, { method, httpVersion: '1.1' });
  Object.defineProperty(req, 'headers', { value: { host: 'colonnade.example', ...headers } });
  return isAnonymousRead(req, (cookies) => cookies?.includes('colonnade-token=signed') ?? false);
}

it('treats a plain visitor as anonymous, whatever other sites’ cookies they send', () => {
  expect(asks({})).toBe(true);
  expect(asks({}, 'HEAD')).toBe(true);
  expect(asks({ cookie: '_ga=GA1.1; theme=dark', 'accept-encoding': 'br' })).toBe(true);
});

it.each<[string, Record<string, string>]>([
  ['a cookie with the name of the product', { cookie: 'colonnade=1; payload=1; colonnade-token=x.y.z' }],
  ['a cookie that Next reads for drafts', { cookie: '__prerender_bypass=1' }],
  ['credentials in a header', { authorization: 'JWT x.y.z' }],
])('lets nobody past the cache for %s', (_, headers) => expect(asks(headers)).toBe(true));

it.each<[string, Record<string, string>, string?]>([
  ['a session', { cookie: 'a=b; colonnade-token=signed' }],
  ['a part of a page', { rsc: '1' }],
  ['a prefetch of the router', { 'next-router-prefetch': '1' }],
  ['a segment', { 'next-router-segment-prefetch': '/_tree' }],
  ['a body', { 'content-length': '3' }],
  ['a write', {}, 'POST'],
])('asks the route about %s', (_, headers, method) => expect(asks(headers, method)).toBe(false));

it('ignores a query, except one that asks for a part', () => {
  expect(pathOfWhole('/links?edit=1&utm_source=x')).toBe('/links');
  expect(pathOfWhole('/')).toBe('/');
  expect(pathOfWhole('/?a=1&_rsc=abc')).toBeUndefined();
});
