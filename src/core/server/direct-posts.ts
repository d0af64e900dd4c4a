import type { Endpoint } from '@/kit/server/public-endpoint';
import { processSingleton } from '@/kit/shared/process-singleton';

type DirectPost = (request: Request) => Promise<Response>;
/** How the endpoint at each path is loaded. */
export type DirectLoaders = Readonly<Record<string, () => Promise<Endpoint | undefined>>>;

/**
 * Handlers of POST requests by path, which the front calls without Next (decision 004). The warm-up fills this; until
 * then, and in development, Next calls the same handlers.
 */
export const directPosts = () => processSingleton('direct-posts', () => new Map<string, DirectPost>());

const provided = () =>
  processSingleton('direct-loaders', () => ({ find: async (): Promise<DirectLoaders> => ({}) }));

/** Only Next's bundles contain features: their route says how the endpoints are loaded. */
export const provideDirectPosts = (find: () => Promise<DirectLoaders>): void => {
  provided().find = find;
};

/** Loads each handler in turn. @param pause between two of them */
export async function registerDirectPosts(pause: () => Promise<unknown>): Promise<void> {
  for (const [path, load] of Object.entries(await provided().find())) {
    const endpoint = await load();
    if (endpoint)
      directPosts().set(path, (request) => endpoint.POST(request, { params: Promise.resolve({}) }));
    await pause();
  }
}
