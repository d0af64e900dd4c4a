export type RouteKind = 'static' | 'media' | 'api' | 'admin-api' | 'admin' | 'page';

const under = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** @param path an accepted path (request-target.ts), without its query */
export function routeKind(path: string): RouteKind {
  if (under(path, '/_next')) return 'static';
  if (under(path, '/media')) return 'media';
  if (under(path, '/api')) return 'api';
  if (under(path, '/admin/api')) return 'admin-api';
  if (under(path, '/admin')) return 'admin';
  return 'page';
}
