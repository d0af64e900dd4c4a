import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { getPageStatus, setPageStatus } from '@/core/server/page-status';
import { parseTrustedProxies } from '@/kit/shared/trusted-proxies';
import type { Handler } from './handler';
import { createHttpServer } from './http-server';
import { nonceOf } from './mark.fixture';
import { createPageCache } from './page-cache';
import { renderBudget } from './render-budget';
import { createRequestFlow } from './request-flow';
import { securityHeaders } from './security-headers';
import { StaticCache } from './static-cache';

let server: Server | undefined;

/** The front around a handler of the test. @returns its address */
async function front(
  handler: Handler,
  { databaseUp = true, proxies = '', pagesPerHour = 0 } = {},
): Promise<string> {
  const settings = {
    port: 0,
    host: 'colonnade.example',
    secure: true,
    formServiceOrigin: undefined,
    trusted: parseTrustedProxies(proxies),
    securityHeaders: securityHeaders(true),
    isStaff: (cookies: string | undefined) => cookies === 'colonnade-token=staff',
  };
  const routes = {
    hasRoute: () => true,
    routeOf: () => undefined,
    templateOf: (path: string) => path.replace(/\d+/, '[number]'),
  };
  const tools = {
    settings,
    staticCache: new StaticCache(),
    databaseAnswers: async () => databaseUp,
    routes,
    builtScripts: new Set<string>(),
  };
  const pages = createPageCache(handler, tools);
  const flow = createRequestFlow(
    handler,
    { ...tools, pages, budget: renderBudget(pagesPerHour) },
    () => false,
  );
  server = createHttpServer(flow, settings.securityHeaders);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

const answer =
  (status: number, type: string, body: string): Handler =>
  async (_req, res) => {
    res.writeHead(status, { 'Content-Type': type });
    res.end(body);
  };

it('completes a route’s response with its own headers', async () => {
  const url = await front(async (req, res) => {
    res.writeHead(200, { 'Content-Type': 'text/html' });
    res.end(`<script>planted()</script><script ${nonceOf(req)}>alert(1)</script>`);
  });
  const response = await fetch(`${url}/support/submit`);
  expect(await response.text()).toBe('<script>planted()</script><script>alert(1)</script>');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';");
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('answers HEAD with the head of GET', async () => {
  const url = await front(answer(200, 'text/html', '<script>alert(1)</script>'));
  const [get, head] = await Promise.all([fetch(`${url}/`), fetch(`${url}/`, { method: 'HEAD' })]);
  for (const name of ['content-security-policy', 'content-length', 'content-type']) {
    expect(head.headers.get(name), name).toBe(get.headers.get(name));
  }
  expect(await head.text()).toBe('');
});

it('sends a page with the status that the page set, and clears it', async () => {
  const ids: string[] = [];
  const url = await front(async (req, res) => {
    const id = String(req.headers['x-request-id']);
    ids.push(id);
    res.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=60' });
    res.write('<h1>Nothing');
    if (req.url === '/terms/history/9') setPageStatus(id, 404);
    res.end(' here</h1>');
  });
  const missing = await fetch(`${url}/terms/history/9`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await missing.text()).toBe('<h1>Nothing here</h1>');
  expect((await fetch(`${url}/terms/history/9`, { method: 'HEAD' })).status).toBe(404);
  expect((await fetch(`${url}/terms/history/1`)).status).toBe(200);
  expect(ids.map(getPageStatus)).toEqual([undefined, undefined, undefined]);
});

it('gives the back office a nonce, the same inside and outside, and lets it stream', async () => {
  let inside: unknown;
  const url = await front(async (req, res) => {
    inside = req.headers['content-security-policy'];
    res.setHeader('Content-Type', 'text/html');
    res.write('<p>first</p>');
    setTimeout(() => res.end('<p>second</p>'), 300);
  });
  const response = await fetch(`${url}/admin`, { headers: { 'accept-encoding': 'br' } });
  const reader = response.body?.getReader();
  const first = new TextDecoder().decode((await reader?.read())?.value);
  expect(first).toBe('<p>first</p>');
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('<p>second</p>');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toBe(inside);
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{22}';/);
});

it('caches built files, compressed, and answers 304', async () => {
  let calls = 0;
  const url = await front(async (_req, res) => {
    calls += 1;
    res.writeHead(200, {
      'Content-Type': 'application/javascript',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    res.end('x'.repeat(5000));
  });
  const ask = (headers: Record<string, string>) => fetch(`${url}/_next/static/a.js`, { headers });
  const first = await ask({ 'accept-encoding': 'br' });
  expect(await first.text()).toBe('x'.repeat(5000));
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const tag = first.headers.get('etag') ?? '';
  expect((await ask({ 'if-none-match': tag, 'accept-encoding': 'gzip' })).status).toBe(304);
  expect(await (await ask({ 'accept-encoding': 'identity' })).text()).toBe('x'.repeat(5000));
  expect(calls).toBe(1);
});

it('fetches a file once for all who ask before it is in memory, and again after a failure', async () => {
  let calls = 0;
  let status = 500;
  let answerNow = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const url = await front(async (_req, res) => {
    calls += 1;
    await mayAnswer;
    res.writeHead(status, { 'Content-Type': 'application/javascript' });
    res.end('x'.repeat(5000));
    status = 200;
  });
  const asked = Array.from({ length: 50 }, () => fetch(`${url}/_next/static/b.js`));
  await vi.waitUntil(() => calls === 1);
  answerNow();
  const statuses = await Promise.all(asked.map(async (one) => (await one).status));
  expect(statuses.sort()).toEqual([...Array(49).fill(200), 500]);
  expect(calls).toBe(2);
});

it('passes a small body on whole, and refuses one that is too large, however it is sent', async () => {
  let calls = 0;
  const url = await front(async (req, res) => {
    calls += 1;
    res.setHeader('Content-Type', 'text/plain');
    res.end(await text(req));
  });
  const post = (body: BodyInit) =>
    fetch(`${url}/api/support`, { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect(await (await post('hello')).text()).toBe('hello');
  expect(await (await post('a'.repeat(65_536))).text()).toHaveLength(65_536);
  const declared = await post('a'.repeat(65_537));
  expect([declared.status, await declared.text()]).toEqual([413, 'The request is too large']);
  const chunked = new ReadableStream({
    start(controller) {
      for (let i = 0; i < 70; i += 1) controller.enqueue(new Uint8Array(1024));
      controller.close();
    },
  });
  expect((await post(chunked)).status).toBe(413);
  expect(calls).toBe(2);
});

it('streams a large body to its reader, and cuts it off at its limit', async () => {
  const url = await front(async (req, res) => {
    let bytes = 0;
    try {
      for await (const chunk of req) bytes += chunk.length;
      res.end(String(bytes));
    } catch {
      res.end('never seen');
    }
  });
  const post = (bytes: number, chunked: boolean) => {
    const whole = new Uint8Array(bytes);
    const body = chunked ? new Blob([whole]).stream() : whole;
    return fetch(`${url}/admin/api/media`, { method: 'POST', body, duplex: 'half' } as RequestInit);
  };
  expect(await (await post(20 * 1024 * 1024, false)).text()).toBe('20971520');
  expect(await (await post(5 * 1024 * 1024, true)).text()).toBe('5242880');
  expect((await post(20 * 1024 * 1024 + 1, false)).status).toBe(413);
  expect((await post(21 * 1024 * 1024, true)).status).toBe(413);
});

it('redirects a browser whose form is too large to its page, and sends a script a sentence', async () => {
  const url = await front(answer(200, 'text/plain', 'never reached'));
  const post = (accept: string) => {
    const body = new Uint8Array(12 * 1024 * 1024);
    return fetch(`${url}/merch/quote`, { method: 'POST', body, headers: { accept }, redirect: 'manual' });
  };
  const browser = await post('text/html,application/xhtml+xml,*/*;q=0.8');
  expect([browser.status, browser.headers.get('location')]).toEqual([303, '/merch/quote?refused=too-large']);
  const script = await post('application/json');
  expect([script.status, await script.text()]).toEqual([413, 'The request is too large']);
});

/** A large form on a slow connection: its first bytes have arrived, the rest comes when the test says so. */
async function sendSlowly(handler: Handler) {
  let arrived = () => {};
  const begun = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const url = await front(async (req, res) => {
    arrived();
    await handler(req, res);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sent = request(`${url}/merch/quote`, { method: 'POST' });
  const answered = once(sent, 'response').then(async (args) => {
    const response: IncomingMessage = args[0];
    return [response.statusCode, await text(response)];
  });
  sent.write('first');
  await begun;
  return { sent, answered };
}

it('allows a slow connection more time than a route gets', async () => {
  const { sent, answered } = await sendSlowly(async (req, res) => void res.end(await text(req)));
  vi.advanceTimersByTime(120_000);
  sent.end(' and last');
  expect(await answered).toEqual([200, 'first and last']);
});

it('gives a route 15 s once the whole body has arrived', async () => {
  const { sent, answered } = await sendSlowly(async (req) => {
    await text(req);
    vi.advanceTimersByTime(15_000);
  });
  sent.end();
  expect(await answered).toEqual([503, 'The service is busy right now, please try again in a moment']);
});

it('answers 503 for a failed page when the database is down, and 500 when it is not', async () => {
  const failing = answer(500, 'text/html', '<p>Internal</p>');
  const unavailable = await fetch(`${await front(failing, { databaseUp: false })}/`);
  expect(unavailable.status).toBe(503);
  expect(unavailable.headers.get('retry-after')).toBe('10');
  expect(await unavailable.text()).toContain('<h1>We will be back in a moment</h1>');
  server?.close();
  const broken = await fetch(`${await front(failing)}/`);
  expect(broken.status).toBe(500);
});

it.each([
  ['a page to keep', '/about', undefined],
  ['a page for one visitor', '/links?edit', 'payload-token=none'],
])(
  'answers 503 for %s that failed without the database, even if that answers again',
  async (_, path, cookie) => {
    const url = await front(async (req, res) => {
      setPageStatus(String(req.headers['x-request-id']), 503);
      return answer(500, 'text/html', '<p>Internal</p>')(req, res);
    });
    const unavailable = await fetch(url + path, cookie ? { headers: { cookie } } : {});
    expect([unavailable.status, unavailable.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await unavailable.text()).toContain('<h1>We will be back in a moment</h1>');
  },
);

it('keeps a form’s own text for a 503', async () => {
  const words = 'There is no room for files right now, please try again later';
  const url = await front(async (_req, res) => {
    res.writeHead(503, { 'Content-Type': 'text/html', 'Retry-After': '60' });
    res.end(words);
  });
  const answered = await fetch(`${url}/merch/quote`, { method: 'POST', body: 'a' });
  expect([answered.status, answered.headers.get('retry-after'), await answered.text()]).toEqual([
    503,
    '60',
    words,
  ]);
});

it('answers for a handler that throws', async () => {
  const url = await front(async () => {
    throw new Error('secret detail');
  });
  const response = await fetch(`${url}/api/support`);
  expect([response.status, await response.text()]).toEqual([
    500,
    'Something went wrong on our side, please try again',
  ]);
});

it('passes the client’s address on', async () => {
  const url = await front(
    async (req, res) =>
      void res.end(`${req.headers['x-client-address']} ${req.headers['x-forwarded-proto']}`),
    { proxies: '127.0.0.1' },
  );
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.5', 'x-forwarded-proto': 'https' };
  expect(await (await fetch(`${url}/api/x`, { headers })).text()).toBe('203.0.113.5 https');
});

it('compresses streamed responses', async () => {
  const url = await front(answer(200, 'application/json', JSON.stringify({ a: 'b'.repeat(3000) })));
  const response = await fetch(`${url}/api/x`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding');
  expect((await response.json()).a).toHaveLength(3000);
});

it('survives a client that leaves in the middle of a small body', async () => {
  const url = await front(answer(200, 'text/plain', 'here'));
  const sent = request(`${url}/api/support`, { method: 'POST', headers: { 'content-length': 100 } });
  sent.on('error', () => {});
  const connected = once(server as Server, 'connection');
  sent.write('half');
  const [socket] = await connected;
  await once(socket, 'data');
  sent.destroy();
  await once(socket, 'close');
  // An unhandled error would end this process, and the site's.
  await new Promise((resolve) => setImmediate(resolve));
  expect(await (await fetch(`${url}/api/support`)).text()).toBe('here');
});

it('counts renders of made-up post addresses for their network, and a listed page for nobody', async () => {
  const missing: Handler = async (req, res) => {
    const id = String(req.headers['x-request-id']);
    if (req.url?.startsWith('/blog/')) setPageStatus(id, 404);
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.end('<!DOCTYPE html><html><head></head><body></body></html>');
  };
  // A twentieth of the hour's allowance may be spent at once.
  const url = await front(missing, { pagesPerHour: 40 });
  const status = async (path: string) => (await fetch(`${url}${path}`)).status;
  expect([await status('/blog/one'), await status('/blog/two'), await status('/blog/three')]).toEqual([
    404, 404, 429,
  ]);
  expect(await status('/blog')).toBe(200);
});

it('answers the next request of a connection after it answered an upload without reading it', async () => {
  const url = await front(async (req, res) => {
    res.statusCode = req.method === 'POST' ? 503 : 200;
    res.end(req.method);
  });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let received = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    received += chunk;
  });
  const type = 'Content-Type: multipart/form-data; boundary=b';
  socket.write(`POST /merch/quote HTTP/1.1\r\nHost: a\r\n${type}\r\nContent-Length: 200000\r\n\r\n`);
  socket.write('x'.repeat(200_000));
  await vi.waitFor(() => expect(received).toMatch(/^HTTP\/1\.1 503 /), 5000);
  socket.write('GET /support/submit HTTP/1.1\r\nHost: a\r\n\r\n');
  await vi.waitFor(() => expect(received).toContain('HTTP/1.1 200 '), 4000);
  socket.destroy();
});
