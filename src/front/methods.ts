import { findForm } from '@/site-forms';
import type { RouteKind } from './route-kind';

const READ = ['GET', 'HEAD'];
const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** True for a browser that posts a form by itself: it replaces the page with the response. */
export const isFormOfPage = (path: string, accept: string | undefined) =>
  findForm(path) !== undefined && /\btext\/html\b/i.test(accept ?? '');

/**
 * Endpoints and the back office know their own methods; pages and files are read-only.
 * @returns the value of `Allow` when the method is refused
 */
export function refusedMethod(method: string, path: string, kind: RouteKind): string | undefined {
  const allowed =
    kind === 'api' || kind === 'admin-api' || kind === 'admin'
      ? KNOWN
      : findForm(path)
        ? [...READ, 'POST']
        : READ;
  return allowed.includes(method) ? undefined : allowed.join(', ');
}
