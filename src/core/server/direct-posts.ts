import type { Endpoint } from '@/kit/server/public-endpoint';
import { processSingleton } from '@/kit/shared/process-singleton';

type DirectPost = (request: Request) => Promise<Response>;

/**
 * Handlers of POST requests by path, which the front calls without Next (decision 004). A route file fills this when
 * Next loads it; until then, and in development, Next calls the same handler.
 */
export const directPosts = () => processSingleton('direct-posts', () => new Map<string, DirectPost>());

/** Lets the front answer the path's POST requests itself. @returns the endpoint, for the route file to export */
export function withDirectPost(path: string, endpoint: Endpoint): Endpoint {
  directPosts().set(path, (request) => endpoint.POST(request, { params: Promise.resolve({}) }));
  return endpoint;
}
