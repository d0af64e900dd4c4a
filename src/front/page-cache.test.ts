import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { setPageStatus } from '@/core/server/page-status';
import { parseTrustedProxies } from '@/kit/shared/trusted-proxies';
import { rawHttp } from '../../tests/support/raw-http';
import type { Handler } from './handler';
import { createHttpServer } from './http-server';
import { nonceOf } from './mark.fixture';
import { createPageCache, type PageCache } from './page-cache';
import { renderBudget } from './render-budget';
import { createRequestFlow } from './request-flow';
import { securityHeaders } from './security-headers';
import { StaticCache } from './static-cache';

let server: Server | undefined;
let pages: PageCache;
let port = 0;

const found = { routeOf: () => undefined, templateOf: () => '(route)' };

async function front(
  handler: Handler,
  { pagesPerHour = 0, hasRoute = (_path: string): boolean => true } = {},
) {
  const settings = {
    port: 0,
    host: 'colonnade.example',
    secure: true,
    formServiceOrigin: undefined,
    trusted: parseTrustedProxies(''),
    securityHeaders: securityHeaders(true),
    isStaff: (cookies: string | undefined) => cookies === 'colonnade-token=staff',
  };
  const tools = {
    settings,
    staticCache: new StaticCache(),
    databaseAnswers: async () => true,
    routes: { hasRoute, ...found },
    builtScripts: new Set<string>(),
  };
  pages = createPageCache(handler, tools);
  server = createHttpServer(
    createRequestFlow(handler, { ...tools, pages, budget: renderBudget(pagesPerHour) }, () => false),
    settings.securityHeaders,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  return `http://127.0.0.1:${port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const LONG = '<p>A column holds the roof.</p>'.repeat(100);
/** With a script that came with content: nothing may allow it. */
const HTML = `<script>planted()</script><script>alert(1)</script>${LONG}`;

/** Counts its calls, and records their requests. */
function counting(body = HTML, headers: Record<string, string> = {}) {
  const seen: Record<string, unknown>[] = [];
  const handler: Handler = async (req, res) => {
    seen.push({ url: req.url, ...req.headers });
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', Vary: 'rsc', ...headers });
    res.end(body.replace('<script>alert', `<script ${nonceOf(req)}>alert`));
  };
  return { seen, handler };
}

it('renders once for all visitors, anonymously, and caches policy, encodings and tag with the page', async () => {
  const { seen, handler } = counting();
  const url = await front(handler);
  const visitor = {
    'user-agent': 'Mine',
    cookie: '_ga=1',
    'x-forwarded-for': '1.2.3.4',
    referer: 'https://a.example',
  };
  const answers = await Promise.all([1, 2, 3].map(() => fetch(`${url}/?utm=1`, { headers: visitor })));
  for (const answer of answers) expect(await answer.text()).toBe(HTML);
  expect(seen).toEqual([
    {
      url: '/',
      host: 'colonnade.example',
      'user-agent': 'colonnade-front',
      'x-request-id': expect.any(String),
      'content-security-policy': expect.stringMatching(/^script-src 'nonce-[\w-]{22}'$/),
    },
  ]);
  const again = await fetch(`${url}/`, { headers: { 'accept-encoding': 'gzip' } });
  expect(again.headers.get('content-security-policy')).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
  expect(again.headers.get('cache-control')).toBe(
    'public, max-age=0, must-revalidate, s-maxage=10, stale-while-revalidate=10',
  );
  expect(again.headers.get('vary')).toBe('rsc, Accept-Encoding');
  expect(again.headers.get('age')).toBe('0');
  expect(again.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(again.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(seen).toHaveLength(1);
});

it.each([
  ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ['identity', (bytes: Buffer) => bytes],
])('answers GET, HEAD, a tag and a range correctly when %s', async (encoding, decode) => {
  const url = await front(counting().handler);
  const ask = (method: string, ...headers: string[]) =>
    rawHttp(
      port,
      [
        `${method} / HTTP/1.1`,
        'Host: a',
        `Accept-Encoding: ${encoding}`,
        'Connection: close',
        ...headers,
        '',
        '',
      ].join('\r\n'),
    );
  // The first waits for the page, the second takes the fast path.
  for (const way of ['made', 'kept']) {
    const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
    expect(await response.text(), way).toBe(HTML);
  }
  const head = await ask('HEAD');
  expect([head.status, head.body]).toEqual([200, '']);
  expect(head.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  const length = Number(head.headers['content-length']);
  const raw = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': encoding } });
  expect(raw.headers.get('content-length')).toBe(String(length));
  const tag = head.headers.etag ?? '';
  expect(tag).toMatch(encoding === 'identity' ? /^"[\w-]{22}"$/ : new RegExp(`^"[\\w-]{22}-${encoding}"$`));
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const same = await ask('GET', `If-None-Match: ${known}`);
    expect([same.status, same.body, same.headers.etag], known).toEqual([304, '', tag]);
    expect(same.headers['content-length']).toBeUndefined();
    expect(same.headers['cache-control']).toContain('s-maxage=10');
  }
  expect((await ask('GET', 'If-None-Match: "other"')).status).toBe(200);
  // A part of a page helps nobody, so the complete page is sent, as HTTP allows.
  expect((await ask('HEAD', 'Range: bytes=0-9')).headers['content-length']).toBe(String(length));
  const [answer] = await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response');
  const bytes = await buffer(answer as IncomingMessage);
  expect([bytes.length, decode(bytes).toString()]).toEqual([length, HTML]);
});

it('shows no cached page to signed-in people, and their pages to nobody else', async () => {
  const { seen, handler } = counting();
  const personal: Handler = async (req, res) => {
    if (!req.headers.cookie?.includes('colonnade-token')) return handler(req, res);
    res.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'private, no-store' });
    res.end('For Ada alone');
  };
  const url = await front(personal);
  const signedIn = { cookie: 'colonnade-token=staff' };
  for (const path of ['/', '/social-media', '/links']) {
    const own = () => fetch(url + path, { headers: signedIn });
    const first = await own();
    expect([await first.text(), first.headers.get('cache-control')]).toEqual([
      'For Ada alone',
      'private, no-store',
    ]);
    expect(await (await fetch(url + path)).text()).toBe(HTML);
    expect(await (await own()).text()).toBe('For Ada alone');
    expect(await (await fetch(url + path)).text()).toBe(HTML);
  }
  expect(seen).toHaveLength(3);
});

it('renders a page again after an invalidation, and asks the route for parts each time', async () => {
  const { seen, handler } = counting();
  const url = await front(handler);
  await fetch(url);
  pages.drop();
  await fetch(url);
  await fetch(url);
  expect(seen).toHaveLength(2);
  const parts: Record<string, string>[] = [{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }];
  for (const headers of parts) await fetch(url, { headers });
  expect(seen.slice(2).map(({ rsc }) => rsc)).toEqual(['1', '1']);
});

it.each<[string, Handler, number]>([
  [
    'a 404 of its own',
    async (_req, res) => void res.writeHead(404, { 'Content-Type': 'text/html' }).end('none'),
    404,
  ],
  [
    'a 404 told by the page',
    async (req, res) => {
      setPageStatus(String(req.headers['x-request-id']), 404);
      res.writeHead(200, { 'Content-Type': 'text/html' }).end('none');
    },
    404,
  ],
  ['a redirect', async (_req, res) => void res.writeHead(308, { Location: '/links' }).end(), 308],
  ['a failure', async (_req, res) => void res.writeHead(500, { 'Content-Type': 'text/html' }).end('oh'), 500],
  ['a cookie', async (_req, res) => void res.writeHead(200, { 'Set-Cookie': 'a=b' }).end('yours'), 200],
  [
    'an error that nobody caught',
    async () => {
      throw new Error('secret detail');
    },
    500,
  ],
])('caches no response with %s', async (_, answer, status) => {
  let calls = 0;
  const url = await front(async (req, res) => {
    calls += 1;
    return answer(req, res);
  });
  for (let time = 1; time <= 2; time += 1) {
    const { status: got, headers } = await fetch(`${url}/press`, { redirect: 'manual' });
    expect([got, headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(calls).toBe(time);
  }
});

it('keeps the cached list of links from other caches', async () => {
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    Vary: 'Cookie',
    Allow: 'GET, HEAD',
  };
  const { seen, handler } = counting(JSON.stringify({ links: LONG }), headers);
  const url = await front(handler);
  for (let time = 0; time < 3; time += 1) {
    const answer = await fetch(`${url}/api/social-links?where=1`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toBe('Cookie, Accept-Encoding');
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(answer.headers.get('etag')).toBeNull();
  }
  expect(seen).toHaveLength(1);
});

it('makes one 404 page for every path without a route', async () => {
  let renders = 0;
  const url = await front(
    async (_req, res) => {
      renders += 1;
      res.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      res.end(HTML);
    },
    { hasRoute: (path) => path === '/support/status' },
  );
  for (const path of ['/wp-login.php', '/a/b/c', '/x?y=1', '/media/a/b', '/wp-login.php']) {
    const answer = await fetch(url + path, { headers: { authorization: 'JWT x.y.z' } });
    expect([answer.status, await answer.text()]).toEqual([404, HTML]);
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
  }
  expect(renders).toBe(1);
});

it('bounds what one network has rendered, and never cached pages, forms or staff', async () => {
  const { handler } = counting();
  // 60 an hour: three at once.
  const url = await front(handler, { pagesPerHour: 60 });
  const statusOf = async (path: string, init: RequestInit = {}) => (await fetch(url + path, init)).status;
  const context: number[] = [];
  for (let time = 0; time < 5; time += 1) context.push(await statusOf('/support/status/abc'));
  expect(context).toEqual([200, 200, 200, 429, 429]);
  const refused = await fetch(`${url}/support/status/abc`);
  expect(await refused.text()).toBe('Too many requests from this network, please wait a moment');
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf('/api/support', { method: 'POST', body: '{}' })).toBe(200);
  expect(await statusOf('/api/health')).toBe(200);
  expect(await statusOf('/support/status/abc', { headers: { cookie: 'colonnade-token=staff' } })).toBe(200);
});
