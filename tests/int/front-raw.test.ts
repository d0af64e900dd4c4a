import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { head, rawHttp } from '../support/raw-http';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  // 127.0.0.5 plays our proxy; 127.0.0.1 is a foreign client.
  site = await startSite({ env: { TRUSTED_PROXIES: '127.0.0.5', RATE_LIMIT_SUPPORT: '1' } });
});
afterAll(() => site?.stop());

const ask = (...args: Parameters<typeof rawHttp> extends [number, ...infer Rest] ? Rest : never) =>
  rawHttp(site.port, ...args);

const expectPlain = (answer: Awaited<ReturnType<typeof ask>>, status: number, sentence: string) => {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).toBe(sentence);
};

describe('an invalid request', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost: a\r\nbroken\r\n\r\n', 400],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['no Host for a form', 'POST /api/support HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}', 400],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['one Host twice', 'GET /api/auth/session HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n', 400],
    ['two Hosts in HTTP/1.0', 'GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    [
      'two content types',
      'POST /api/support HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}',
      400,
    ],
    [
      'two authorizations',
      'GET /api/auth/session HTTP/1.1\r\nHost: a\r\nAuthorization: JWT a\r\nAuthorization: JWT b\r\n\r\n',
      400,
    ],
    ['a coding that is no chunks', head('POST /api/support', 'Transfer-Encoding: gzip'), 400],
    [
      'a coding before chunks',
      `${head('POST /api/support', 'Transfer-Encoding: gzip, chunked')}0\r\n\r\n`,
      400,
    ],
    [
      'chunks in HTTP/1.0',
      'POST /api/support HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'two equal lengths',
      'POST /api/support HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}',
      400,
    ],
    [
      'two lengths',
      'POST /api/support HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'length and chunks',
      'POST /api/support HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a negative length', 'POST /api/support HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', 400],
    ['a space in the address', 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['NUL in the address', 'GET /a\0b HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ])('%s', async (_name, wire, status) => {
    const answer = await ask(wire);
    expect(answer.status).toBe(status);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['', 'a b', 'a/b', 'a@b', 'a, b', 'http://a', 'a:b', '[::1', 'a?', '<a>'])(
    'the Host "%s"',
    async (host) => {
      const answer = await ask(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      expectPlain(answer, 400, 'The request is not valid HTTP');
    },
  );

  it.each([
    ['a name', 'Host: colonnade.example'],
    ['a port', 'Host: colonnade.example:8443'],
    ['an address', 'Host: [::1]:3000'],
    ['an underscore', 'Host: web_1'],
  ])('is not one whose Host has %s', async (_name, host) => {
    expect((await ask(`GET / HTTP/1.1\r\n${host}\r\n\r\n`)).status).toBe(200);
    expect((await ask('GET / HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  it('is refused although the page is in memory', async () => {
    expect((await ask(head('GET /', 'Host: other'))).body).toBe('The request is not valid HTTP');
  });

  it('gets one sentence', async () => {
    expectPlain(await ask('hello\r\n\r\n'), 400, 'The request is not valid HTTP');
    expectPlain(await ask(head('GET /%zz')), 400, 'This address is not valid');
    expectPlain(await ask(head('GET /%00')), 400, 'This address is not valid');
    expectPlain(await ask(head('OPTIONS *')), 400, 'This address is not valid');
  });

  it('distinguishes too long from too large', async () => {
    const long = 'a'.repeat(10_000);
    expectPlain(await ask(head(`GET /${long}`)), 414, 'This address is too long');
    expectPlain(
      await ask(head('GET /', `X-Big: ${long}${long}`)),
      431,
      'The headers of the request are too large',
    );
  });

  it.each(['FOO /', 'TRACE /', 'CONNECT a:1', 'PROPFIND /', 'TRACE /api/support', 'BREW /admin'])(
    '%s is not a method here',
    async (line) => {
      const answer = await ask(head(line));
      expectPlain(answer, 405, 'This address does not accept that method');
      expect(answer.headers.allow).toMatch(/^GET, HEAD/);
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s of a page', async (method) => {
    const answer = await ask(head(`${method} /`, 'X-HTTP-Method-Override: GET'));
    expectPlain(answer, 405, 'This address does not accept that method');
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

describe('addresses', () => {
  it.each([
    '/nothing-here',
    '/.env',
    '/.git/config',
    '/package.json',
    '/.next/BUILD_ID',
    '/_next/../package.json',
    '/..%2f..%2fpackage.json',
    '/_next/static/..%2f..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '//evil.example/..',
    '/\\evil.example',
    '/media/..%2f..%2fpackage.json',
    '/_next/image?url=%2Ficon.png&w=640&q=75',
  ])('%s is a 404 in the site’s design', async (path) => {
    const answer = await ask(head(`GET ${path}`));
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('404 Page Not Found</h1>');
    expect(answer.body).not.toContain('"name": "colonnade"');
  });

  it('treats the absolute form as its path', async () => {
    const answer = await ask(head('GET http://elsewhere.example/api/auth/session'));
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('{"authenticated":false}');
  });

  it('serves no source map', async () => {
    const page = await fetch(`${site.url}/`);
    const script = /\/_next\/static\/[^"]+\.js/.exec(await page.text())?.[0];
    const source = await fetch(`${site.url}${script}`);
    expect(source.status).toBe(200);
    expect(await source.text()).not.toContain('sourceMappingURL');
    expect((await fetch(`${site.url}${script}.map`)).status).toBe(404);
  });
});

// In parallel: three of them wait for a deadline of the front, 30 s the longest.
describe.concurrent('bodies', () => {
  const chunked = (path: string) =>
    head(`POST ${path}`, 'Content-Type: application/json', 'Transfer-Encoding: chunked');

  it('refuses a declared size without asking for it', async () => {
    const answer = await ask(
      head(
        'POST /api/support',
        'Content-Type: application/json',
        'Content-Length: 1000000',
        'Expect: 100-continue',
      ),
    );
    expectPlain(answer, 413, 'The request is too large');
  });

  it('counts endless chunks', async () => {
    const answer = await ask((socket) => {
      socket.write(chunked('/api/newsletter'));
      const piece = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
      const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(piece)), 5);
      socket.on('close', () => clearInterval(timer));
    });
    expectPlain(answer, 413, 'The request is too large');
  });

  it('cuts off a stalled body at its time limit', async () => {
    const answer = await ask(
      head('POST /api/waitlist', 'Content-Type: application/json', 'Content-Length: 100').concat('{"a'),
      { quiet: 1500, limit: 45_000 },
    );
    expectPlain(answer, 408, 'The request took too long to arrive');
    expect(answer.milliseconds).toBeGreaterThan(29_000);
    expect(answer.milliseconds).toBeLessThan(34_000);
  });

  it('cuts off a client that keeps sending after a refusal', async () => {
    const answer = await ask(
      (socket) => {
        socket.write(head('POST /admin/api/media', 'Content-Type: text/plain', 'Content-Length: 10000000'));
        const timer = setInterval(() => socket.write('a'.repeat(1000)), 500);
        socket.on('close', () => clearInterval(timer));
      },
      { quiet: 20_000, limit: 20_000 },
    );
    expect([401, 403]).toContain(answer.status);
    expect(answer.milliseconds).toBeLessThan(12_000);
  });

  it('waits 10 s for headers', async () => {
    const answer = await ask((socket) => socket.write('GET / HTTP/1.1\r\nHost: a\r\n'), { limit: 20_000 });
    expectPlain(answer, 408, 'The request took too long to arrive');
    expect(answer.milliseconds).toBeLessThan(14_000);
  });

  it('accepts no upgrade', async () => {
    const answer = await ask(head('GET /nothing', 'Connection: Upgrade', 'Upgrade: websocket'));
    expect(answer.status).toBe(404);
  });
});

describe('the client address', () => {
  const body = JSON.stringify({
    name: 'Ada Lovelace',
    email: 'ada@colonnade.example',
    subject: 'Who is calling',
    category: 'technical',
    priority: 'medium',
    message: 'A message that is long enough to be taken.',
  });
  const post = async (from: string, forwardedFor: string) => {
    const email = `${Math.random().toString(36).slice(2)}@colonnade.example`;
    const own = body.replace('ada@colonnade.example', email);
    const answer = await ask(
      head(
        'POST /api/support',
        'Content-Type: application/json',
        `Content-Length: ${own.length}`,
        `X-Forwarded-For: ${forwardedFor}`,
        'X-Client-Address: 198.51.100.77',
        'Connection: close',
      ).concat(own),
      { from },
    );
    return answer.status;
  };

  it('is the socket, whatever a stranger claims', async () => {
    expect(await post('127.0.0.1', '198.51.100.1')).toBe(201);
    expect(await post('127.0.0.1', '198.51.100.2')).toBe(429);
  });

  it('is what our proxy saw', async () => {
    expect(await post('127.0.0.5', '6.6.6.6, 198.51.100.3')).toBe(201);
    expect(await post('127.0.0.5', '7.7.7.7, 198.51.100.3')).toBe(429);
    expect(await post('127.0.0.5', '7.7.7.7, ::ffff:198.51.100.4')).toBe(201);
  });
});
