import type { CollectionConfig, Endpoint } from 'payload';

/** The back office sees pictures as visitors do. Payload's own endpoint fails for a missing file, and for a `prefix`. */
const toVisitors: Endpoint = {
  path: '/file/:filename',
  method: 'get',
  handler: ({ routeParams }) =>
    new Response(null, {
      status: 302,
      headers: { Location: `/media/${encodeURIComponent(String(routeParams?.filename))}` },
    }),
};

export const picturesAtVisitors = { endpoints: [toVisitors] } satisfies Partial<CollectionConfig>;
