import type { ServerResponse } from 'node:http';
import type { RouteKind } from './route-kind';

export function addVary(res: ServerResponse, name: string): void {
  const present = [res.getHeader('Vary') ?? []].flat().join(', ');
  const names = present.split(',').map((each) => each.trim().toLowerCase());
  if (!names.includes(name.toLowerCase())) res.setHeader('Vary', present ? `${present}, ${name}` : name);
}

/** Cache headers for responses whose route sets none (Next's handlers do not). */
export function setCacheHeaders(res: ServerResponse, kind: RouteKind): void {
  const unsaid = !res.hasHeader('Cache-Control');
  if (kind === 'api' || kind === 'admin-api') addVary(res, 'Cookie');
  if (kind === 'media' && res.statusCode < 400) {
    // An editor may replace a picture under its name.
    if (unsaid) res.setHeader('Cache-Control', 'public, max-age=300');
  } else if (unsaid || res.statusCode >= 400) {
    res.setHeader('Cache-Control', 'no-store');
  }
}
