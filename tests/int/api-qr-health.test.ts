import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const PLAIN = 'text/plain; charset=utf-8';

describe('/api/qr', () => {
  const png = (bytes: ArrayBuffer) => Buffer.from(bytes).subarray(1, 4).toString();
  it('draws a PNG of an address of this site', async () => {
    const response = await fetch(
      `${site.url}/api/qr?size=200&margin=2&data=${encodeURIComponent(`${site.url}/links`)}`,
    );
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(png(await response.arrayBuffer())).toBe('PNG');
  });
  it('draws an SVG when asked', async () => {
    const answer = await call(site, '/api/qr?format=svg&data=/links&size=300x300&margin=0');
    expect([answer.status, answer.type]).toEqual([200, 'image/svg+xml']);
    expect(answer.text).toContain('width="300"');
  });
  const own = 'The data must be an address of this site';
  it.each([
    ['', own],
    ['?data=https://evil.example/', own],
    ['?data=//evil.example/', own],
    ['?data=javascript:alert(1)', own],
    [`?data=/${'x'.repeat(600)}`, own],
    ['?data=/links&size=0', 'The size must be a number from 50 to 1024'],
    ['?data=/links&size=1e9', 'The size must be a number from 50 to 1024'],
    ['?data=/links&size=200x300', 'The size must be a number from 50 to 1024'],
    ['?data=/links&margin=-1', 'The margin must be a number from 0 to 20'],
    ['?data=/links&margin=21', 'The margin must be a number from 0 to 20'],
    ['?data=/links&format=gif', 'The format must be png or svg'],
  ])('refuses case %#', async (search, text) => {
    const answer = await call(site, `/api/qr${search}`);
    expect([answer.status, answer.text, answer.type]).toEqual([400, text, PLAIN]);
  });
});

it.each([
  ['/api/health', { status: 'ok' }],
  ['/api/health/live', { status: 'ok' }],
  ['/api/health/ready', { status: 'ok', schema: 'ok', queue: 'ok', disk: 'ok' }],
])('%s', async (path, body) => {
  const answer = await call(site, path);
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, body]);
});
