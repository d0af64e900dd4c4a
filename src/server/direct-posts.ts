import { processSingleton } from '@/shared/process-singleton';

type DirectPost = (request: Request) => Promise<Response>;

/**
 * Handlers of forms by path, which the front calls without Next (decision 126). A route file fills this when Next
 * loads it; until then, and in development, Next calls the same handler.
 */
export const directPosts = () => processSingleton('direct-posts', () => new Map<string, DirectPost>());
