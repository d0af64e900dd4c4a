import { PREVIEW_ROOT } from '@/core/shared/preview-addresses';

export type RouteKind = 'static' | 'media' | 'api' | 'admin-api' | 'preview' | 'admin' | 'emblem' | 'page';

const under = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** What other sites show beside a link to this one: preview pictures and icons. */
const EMBLEM = /(^|\/)opengraph-image$|^\/(favicon\.ico|apple-touch-icon\.png|icons\/[^/]+)$/;

/** @param path an accepted path (request-target.ts), without its query */
export function routeKind(path: string): RouteKind {
  if (under(path, '/_next')) return 'static';
  if (under(path, '/media')) return 'media';
  if (under(path, '/api')) return 'api';
  if (under(path, '/admin/api')) return 'admin-api';
  if (under(path, PREVIEW_ROOT)) return 'preview';
  if (under(path, '/admin')) return 'admin';
  if (EMBLEM.test(path)) return 'emblem';
  return 'page';
}
