import { loadFormAt } from '@/features.server';
import { byAddress } from '@/kit/server/public-endpoint';

/** Forms that a browser posts without JavaScript: `next.config.mjs` rewrites all of them to this route. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = byAddress(
  async (path) => (await loadFormAt(path))?.page,
);
