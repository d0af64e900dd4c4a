import { readFileSync } from 'node:fs';
import path from 'node:path';

type Route = { page: string; regex: string };
type Manifest = {
  staticRoutes: Route[];
  dynamicRoutes: Route[];
  redirects: { regex: string }[];
  rewrites: { beforeFiles: { regex: string }[] };
};

/** Next decodes other spellings of a path before it looks for a route; those are its to judge. */
const PLAIN = /^[\w./~-]*$/;
/** In logs, for a path that may hold anything. */
const NO_ROUTE = '(no route)';

/** @param manifest of `next build` */
export function routeTable({ staticRoutes, dynamicRoutes, redirects, rewrites }: Manifest) {
  const routes = [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({
    page,
    pattern: new RegExp(regex),
  }));
  const others = [...redirects, ...rewrites.beforeFiles].map(({ regex }) => new RegExp(regex));
  const routeOf = (path: string) => routes.find(({ pattern }) => pattern.test(path));
  return {
    /** Whether a route of the build may answer this path. Where none can, every path gets the same 404 page. */
    hasRoute: (path: string): boolean =>
      !PLAIN.test(path) || routeOf(path) !== undefined || others.some((pattern) => pattern.test(path)),
    /** @returns the address as the code has it, `/support/status/[token]`: without what is one visitor's */
    templateOf: (path: string): string => routeOf(path)?.page ?? NO_ROUTE,
  };
}

export type RouteTable = ReturnType<typeof routeTable>;

/** @throws when the site was not built */
export const readRouteTable = (root: string): RouteTable =>
  routeTable(JSON.parse(readFileSync(path.join(root, '.next/routes-manifest.json'), 'utf8')));
