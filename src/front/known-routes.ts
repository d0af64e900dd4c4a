import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FORM_APIS } from '@/site-forms';

type Route = { page: string; regex: string };
type Manifest = {
  staticRoutes: Route[];
  dynamicRoutes: Route[];
  redirects: { regex: string }[];
  rewrites: { beforeFiles: { regex: string; has?: unknown[] }[] };
};

/** Next decodes other spellings of a path before it looks for a route, so Next checks those. */
const PLAIN = /^[\w./~-]*$/;
/** Used in logs for a path that may contain anything. */
const NO_ROUTE = '(no route)';

/** Where the build's own files are served. */
const FILES = '/_next/';

/**
 * @param manifest of `next build`
 * @param files addresses of its files
 */
export function routeTable(
  { staticRoutes, dynamicRoutes, redirects, rewrites }: Manifest,
  files: ReadonlySet<string>,
) {
  const routes = [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({
    page,
    pattern: new RegExp(regex),
  }));
  // A rewrite with a condition takes what browsers post; a path that is only read is not its business.
  const unconditional = rewrites.beforeFiles.filter(({ has }) => has === undefined);
  const others = [...redirects, ...unconditional].map(({ regex }) => new RegExp(regex));
  const find = (path: string) => routes.find(({ pattern }) => pattern.test(path));
  // One route answers all forms of scripts.
  const pageOf = (path: string) => (FORM_APIS.includes(path) ? path : find(path)?.page);
  const isOther = (path: string) => others.some((pattern) => pattern.test(path));
  return {
    /** Whether a route of the build may answer this path. If none can, every path gets the same 404 page. */
    hasRoute: (path: string): boolean => {
      if (!PLAIN.test(path)) return true;
      if (path.startsWith(FILES)) return files.has(path);
      return find(path) !== undefined || isOther(path);
    },
    /** @returns the route that answers this path, as the build names it; undefined if only Next can tell */
    routeOf: (path: string): string | undefined =>
      PLAIN.test(path) && !isOther(path) ? pageOf(path) : undefined,
    /** @returns the address as written in the code, `/support/status/[token]`: without one visitor's values */
    templateOf: (path: string): string => pageOf(path) ?? NO_ROUTE,
  };
}

export type RouteTable = ReturnType<typeof routeTable>;

/** @throws if the site was not built */
export function readRouteTable(root: string): RouteTable {
  const build = path.join(root, '.next');
  const files = readdirSync(path.join(build, 'static'), { recursive: true, encoding: 'utf8' });
  const addresses = files.map((file) => `${FILES}static/${file.replaceAll(path.sep, '/')}`);
  return routeTable(
    JSON.parse(readFileSync(path.join(build, 'routes-manifest.json'), 'utf8')),
    new Set(addresses),
  );
}
