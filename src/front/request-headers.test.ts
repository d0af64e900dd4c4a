import { describe, expect, it } from 'vitest';
import { cleanRequestHeaders } from './request-headers';

const direct = { address: '203.0.113.9', throughProxy: false };
const proxied = { address: '203.0.113.9', throughProxy: true };

describe('cleanRequestHeaders', () => {
  it('removes headers that only the site itself may set', () => {
    const headers = {
      accept: 'text/html',
      rsc: '1',
      'x-client-address': '1.1.1.1',
      'x-request-id': 'mine',
      'x-forwarded-for': '1.1.1.1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-middleware-subrequest': 'middleware',
      'x-nextjs-data': '1',
      'x-matched-path': '/admin',
      'x-real-ip': '1.1.1.1',
      forwarded: 'for=1.1.1.1',
      'x-http-method-override': 'DELETE',
      'x-method-override': 'DELETE',
      'x-payload-http-method-override': 'GET',
      'next-action': 'abc',
      'content-security-policy': "script-src 'nonce-mine'",
    };
    cleanRequestHeaders(headers, direct, 'id-1', 'page');
    expect(headers).toEqual({
      accept: 'text/html',
      rsc: '1',
      'x-client-address': '203.0.113.9',
      'x-forwarded-for': '203.0.113.9',
      'x-request-id': 'id-1',
    });
  });

  it('keeps scheme and host from our own proxy, the last of each', () => {
    const headers = { 'x-forwarded-proto': 'http, https', 'x-forwarded-host': 'colonnade.example' };
    cleanRequestHeaders(headers, proxied, 'id-1', 'page');
    expect(headers).toMatchObject({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'colonnade.example' });
  });

  it('removes an invalid host', () => {
    const headers = { 'x-forwarded-host': 'a b<script>', 'x-forwarded-proto': 'gopher' };
    cleanRequestHeaders(headers, proxied, 'id-1', 'page');
    expect(Object.keys(headers).sort()).toEqual(['x-client-address', 'x-forwarded-for', 'x-request-id']);
  });

  it('keeps the back office’s server functions', () => {
    const headers = { 'next-action': 'abc', 'x-payload-http-method-override': 'GET' };
    cleanRequestHeaders(headers, direct, 'id-1', 'admin');
    expect(headers).toMatchObject({ 'next-action': 'abc', 'x-payload-http-method-override': 'GET' });
  });
});
