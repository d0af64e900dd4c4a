import { describe, expect, it } from 'vitest';
import { closeAddresses } from '@/kit/shared/closed-addresses';
import { readTarget } from './request-target';

const NOWHERE = { url: '/-/nowhere', path: '/-/nowhere' };

describe('readTarget', () => {
  it.each([
    ['/', '/', '/'],
    ['/support?a=%', '/support?a=%', '/support'],
    ['/caf%C3%A9', '/caf%C3%A9', '/caf%C3%A9'],
    ['/a#b', '/a', '/a'],
    ['http://elsewhere.example/links?x=1', '/links?x=1', '/links'],
    ['HTTPS://elsewhere.example', '/', '/'],
    ['http://elsewhere.example?x=1', '/?x=1', '/'],
  ])('%s is parsed as %s', (target, url, path) => {
    expect(readTarget(target)).toEqual({ url, path });
  });

  it.each(['*', 'links', 'ftp://a/b', '', '/%00', '/%zz', '/%', '/%ff', '/a%0d%0ab', '/%7f'].filter(Boolean))(
    '%s is not valid',
    (target) => {
      expect(readTarget(target)).toEqual({ refused: { status: 400, text: 'This address is not valid' } });
    },
  );

  it.each([
    '//admin',
    '/a//b',
    '/a/../admin',
    '/./a',
    '/a/%2e%2E/b',
    '/..%2fetc',
    '/a%5cb',
    '/\\evil.example',
  ])('%s leads to the 404 page', (target) => {
    expect(readTarget(target)).toEqual(NOWHERE);
  });

  it.each([
    '/api/../admin',
    '/api/social-links/%00',
    '/api/social-links/%zz',
    '/api/social-links/%',
    '/api/social-links/%ff',
    '/api/social-links/1%2f2',
  ])('answers %s with a sentence: nothing has such a name', (target) => {
    expect(readTarget(target)).toEqual({
      refused: { status: 404, text: 'There is nothing at this address' },
    });
  });

  it('knows nothing of what is switched off, however it is spelled', () => {
    closeAddresses(['/merch', '/api/draws']);
    for (const target of ['/merch', '/merch?a=1', '/merch/quote', '/m%65rch', '/merch/opengraph-image'])
      expect(readTarget(target)).toEqual(NOWHERE);
    expect(readTarget('/api/draws/1/proof')).toEqual({
      refused: { status: 404, text: 'There is nothing at this address' },
    });
    expect(readTarget('/merchant')).toEqual({ url: '/merchant', path: '/merchant' });
  });

  it('refuses an endless address', () => {
    expect(readTarget(`/${'a'.repeat(8191)}`)).toMatchObject({ path: expect.any(String) });
    expect(readTarget(`/${'a'.repeat(8192)}`)).toEqual({
      refused: { status: 414, text: 'This address is too long' },
    });
  });
});
