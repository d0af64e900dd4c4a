import { readFileSync } from 'node:fs';
import path from 'node:path';

type Manifest = {
  staticRoutes: { regex: string }[];
  dynamicRoutes: { regex: string }[];
  redirects: { regex: string }[];
  rewrites: { beforeFiles: { regex: string }[] };
};

/** Next decodes other spellings of a path before it looks for a route; those are its to judge. */
const PLAIN = /^[\w./~-]*$/;

/**
 * Whether a route of the build may answer a path. Where none can, every path gets one and the same 404 page.
 * @param manifest of `next build`
 */
export function routeTable({ staticRoutes, dynamicRoutes, redirects, rewrites }: Manifest) {
  const all = [...staticRoutes, ...dynamicRoutes, ...redirects, ...rewrites.beforeFiles];
  const any = new RegExp(all.map(({ regex }) => `(?:${regex})`).join('|'));
  return (path: string): boolean => !PLAIN.test(path) || any.test(path);
}

export type HasRoute = ReturnType<typeof routeTable>;

/** @throws when the site was not built */
export const readRouteTable = (root: string): HasRoute =>
  routeTable(JSON.parse(readFileSync(path.join(root, '.next/routes-manifest.json'), 'utf8')));
