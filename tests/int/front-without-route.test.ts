import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRouteTable } from '../../src/front/known-routes';
import { REST } from '../../src/front/without-route';
import { call, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const shown = ['content-type', 'cache-control', 'content-length', 'vary', 'x-error-code', 'location'];
const headersOf = (headers: Headers) => Object.fromEntries(shown.map((name) => [name, headers.get(name)]));

describe('what the front answers without Next', () => {
  it.each(['/api/nothing', '/api', '/api/draws', '/api/support/1', '/api/nothing?a=1'])(
    'is the 404 of the API at %s',
    async (path) => {
      for (const method of ['GET', 'DELETE', 'OPTIONS']) {
        const { status, text, headers } = await call(site, path, { method });
        expect([status, text], method).toEqual([404, 'There is nothing at this address']);
        expect(headersOf(headers), method).toEqual({
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          'content-length': '32',
          // Next would add names of its own.
          vary: 'Cookie',
          'x-error-code': 'not-found',
          location: null,
        });
      }
      // A request with a body goes to the route itself.
      const route = await send(site, path.replace('/api/support/1', '/api/nothing'), {});
      expect([route.status, route.text]).toEqual([404, 'There is nothing at this address']);
      expect(route.headers.get('x-error-code')).toBe('not-found');
    },
  );

  it.each(['/media/nothing.png', '/media/nothing.php', '/media/.env'])(
    'is the 404 of pictures at %s',
    async (path) => {
      for (const method of ['GET', 'HEAD']) {
        const { status, text, headers } = await call(site, path, { method });
        expect([status, text]).toEqual([404, method === 'GET' ? 'There is nothing at this address' : '']);
        expect(headersOf(headers)).toEqual({
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          'content-length': '32',
          vary: null,
          'x-error-code': null,
          location: null,
        });
      }
    },
  );

  it.each([
    ['/admin', '/admin/login'],
    ['/admin/nothing', '/admin/login?redirect=%2Fadmin%2Fnothing'],
    ['/admin/a/b/c', '/admin/login?redirect=%2Fadmin%2Fa%2Fb%2Fc'],
    ['/admin/desk', '/admin/login?redirect=%2Fadmin%2Fdesk'],
    ['/admin/account', '/admin/login?redirect=%2Fadmin%2Faccount'],
    [
      '/admin/collections/users?page=2&redirect=/x',
      '/admin/login?redirect=%2Fadmin%2Fcollections%2Fusers%3Fpage%3D2',
    ],
  ])('leads from %s to the sign-in page, where Payload leads too', async (path, address) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await call(site, path, { method });
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
        307,
        address,
        'no-store',
      ]);
    }
    // With what may be a session, Payload decides.
    const { status, text } = await call(site, path, { headers: { Cookie: 'colonnade-token=a.b.c' } });
    expect([status, /NEXT_REDIRECT;replace;([^;]*);/.exec(text)?.[1]]).toEqual([200, address]);
  });
});

describe('what the front leaves to Next', () => {
  it.each(['/admin/login', '/admin/logout', '/admin/unauthorized'])('%s', async (path) => {
    expect((await call(site, path)).status).toBe(200);
  });

  it('the back office with a session, and addresses that Next first corrects', async () => {
    const headers = { Cookie: await signIn(site) };
    expect((await call(site, '/admin', { headers })).status).toBe(200);
    expect((await call(site, '/admin/collections/users', { headers })).status).toBe(200);
    expect((await call(site, '/admin/', {})).headers.get('location')).toBe('/admin');
    expect((await call(site, '/api/nothing/', {})).headers.get('location')).toBe('/api/nothing');
  });

  it('each route that the source has under /api, /media and /admin', () => {
    const { routeOf } = readRouteTable(process.cwd());
    const templates = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)(route\.ts|page\.tsx)$/.test(file))
      .map((file) => `/${file.replaceAll(/\([a-z]+\)\//g, '').replace(/\/(route\.ts|page\.tsx)$/, '')}`)
      .filter((template) => /^\/(api|media|admin)(\/|$)/.test(template));
    expect(templates.length).toBeGreaterThan(40);
    expect(templates).toEqual(expect.arrayContaining(Object.values(REST)));
    const found = templates.map((template) => [template, routeOf(template.replaceAll(/\[[^/]*\]/g, '7'))]);
    expect(found).toEqual(templates.map((template) => [template, template]));
  });
});
