import { expect, it } from 'vitest';
import { routeTable } from './known-routes';

const hasRoute = routeTable({
  staticRoutes: [{ regex: '^/(?:/)?$' }, { regex: '^/about(?:/)?$' }],
  dynamicRoutes: [{ regex: '^/links/draw/([^/]+?)(?:/)?$' }],
  redirects: [{ regex: '^(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))/$' }],
  rewrites: { beforeFiles: [{ regex: '^/(favicon\\.ico)(?:/)?$' }] },
});

it.each(['/', '/about', '/links/draw/7', '/favicon.ico', '/about/', '/nothing/', '/%61bout', '/caf\u00e9'])(
  'leaves %s to Next',
  (path) => expect(hasRoute(path)).toBe(true),
);

it.each(['/nothing', '/About', '/about/us', '/links/draw/7/other', '/wp-login.php'])(
  'knows that nothing is at %s',
  (path) => expect(hasRoute(path)).toBe(false),
);
