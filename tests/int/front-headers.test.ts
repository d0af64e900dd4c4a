import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { head, rawHttp } from '../support/raw-http';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { FORM_FORWARD_URL: 'https://forms.example/f/1?secret=1' } });
});
afterAll(() => site?.stop());

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

const PUBLIC_POLICY =
  /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self' https:\/\/forms\.example; media-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'self'; frame-ancestors 'none'$/;
const NONCE_POLICY =
  /^default-src 'none'; script-src 'self' 'nonce-[\w-]{22}'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'self'; frame-src 'self'; frame-ancestors 'none'$/;
const FILE_POLICY =
  /^default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/;

const json = (body: string): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json' },
});

describe('headers on every route and status', () => {
  it.each<[string, number, RegExp, RequestInit?]>([
    ['/', 200, PUBLIC_POLICY],
    ['/support', 200, PUBLIC_POLICY],
    ['/links', 200, PUBLIC_POLICY],
    ['/links?edit', 200, PUBLIC_POLICY],
    ['/nothing-here', 404, PUBLIC_POLICY],
    ['/support/', 308, FILE_POLICY],
    ['/admin/login', 200, NONCE_POLICY],
    ['/admin/collections/waitlist', 307, FILE_POLICY],
    ['/admin/api/users', 401, FILE_POLICY],
    ['/api/health', 200, FILE_POLICY],
    ['/api/social-links', 200, FILE_POLICY],
    ['/api/nothing-here', 404, FILE_POLICY],
    ['/api/support', 405, FILE_POLICY],
    ['/api/support', 400, FILE_POLICY, json('{')],
    ['/api/support', 415, FILE_POLICY, { method: 'POST', body: 'a' }],
    ['/api/support', 413, FILE_POLICY, json('a'.repeat(70_000))],
    ['/api/auth/login', 401, FILE_POLICY, json('{"username":"a","password":"b"}')],
    ['/', 405, FILE_POLICY, { method: 'DELETE' }],
    ['/_next/static/nothing.js', 404, PUBLIC_POLICY],
    ['/media/nothing.png', 404, FILE_POLICY],
    ['/%zz', 400, FILE_POLICY],
  ])('%s %d', async (path, status, policy, init) => {
    const response = await fetch(`${site.url}${path}`, { redirect: 'manual', ...init });
    expect(response.status).toBe(status);
    expect(
      Object.fromEntries(Object.keys(EVERYWHERE).map((name) => [name, response.headers.get(name)])),
    ).toEqual(EVERYWHERE);
    expect(response.headers.get('content-security-policy')).toMatch(policy);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('strict-transport-security')).toBeNull();
    // Client hints are for the back office; on public pages they would restart the first navigation.
    if (!path.startsWith('/admin')) {
      expect(response.headers.get('accept-ch')).toBeNull();
      expect(response.headers.get('critical-ch')).toBeNull();
    }
    if (status >= 400) expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it('keeps nothing of /api and lets cookies vary it', async () => {
    const response = await fetch(`${site.url}/api/auth/session`);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('vary')?.toLowerCase()).toContain('cookie');
  });

  it('differs between public pages in script hashes only', async () => {
    const policies = await Promise.all(
      ['/', '/support', '/links', '/nothing-here'].map(async (path) =>
        (await fetch(`${site.url}${path}`)).headers
          .get('content-security-policy')
          ?.replace(/ 'sha256-[^']+'/g, ''),
      ),
    );
    expect(new Set(policies).size).toBe(1);
  });

  it('answers HEAD like GET, without the body', async () => {
    const headOnly = await rawHttp(site.port, head('HEAD /nothing-here', 'Connection: close'));
    expect(headOnly.status).toBe(404);
    expect(headOnly.headers['content-security-policy']).toMatch(PUBLIC_POLICY);
    expect(headOnly.body).toBe('');
  });
});

describe('built files', () => {
  it('are cached permanently, compressed and tagged', async () => {
    const html = await (await fetch(`${site.url}/`)).text();
    const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0];
    const ask = (encoding: string, tag = '') =>
      fetch(`${site.url}${script}`, { headers: { 'accept-encoding': encoding, 'if-none-match': tag } });
    const plain = await ask('identity');
    const bytes = (await plain.arrayBuffer()).byteLength;
    for (const encoding of ['br', 'gzip']) {
      const answer = await ask(encoding);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(bytes);
      expect((await answer.arrayBuffer()).byteLength).toBe(bytes);
      expect((await ask(encoding, answer.headers.get('etag') ?? '')).status).toBe(304);
    }
  });
});
