import { withPayload } from '@payloadcms/next/withPayload';

/** @type {import('next').NextConfig} */
const config = {
  // Types are checked by `npm run types`, in CI; once is enough.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // The front compresses: it needs a page's plain text to hash its scripts for the CSP.
  compress: false,
  // With two root layouts, only this gives an unknown path a whole page with its status.
  experimental: { globalNotFound: true },
  // Pictures are made in their sizes beforehand: /_next/image would scale any local address for any stranger.
  images: { unoptimized: true },
};

const withAdmin = withPayload(config);

export default {
  ...withAdmin,
  // withPayload asks every page for client hints; Critical-CH restarts Chromium's first navigation.
  headers: async () =>
    (await withAdmin.headers()).map((entry) =>
      entry.source === '/:path*' ? { ...entry, source: '/admin/:path*' } : entry,
    ),
};
