import { withPayload } from '@payloadcms/next/withPayload';
import bots from 'next/dist/shared/lib/router/utils/html-bots.js';

/** @type {import('next').NextConfig} */
const config = {
  // `npm run types` checks types, in CI; once is enough.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // The front compresses: it needs a page's plain text to hash its scripts for the CSP.
  compress: false,
  // The front requests the pages that it caches under this name (src/front/render-anonymously.ts), and gets them
  // with their metadata in the head: one copy serves browsers, search engines and link previews.
  htmlLimitedBots: new RegExp(`^colonnade-front$|${bots.HTML_LIMITED_BOT_UA_RE.source}`),
  // The front inlines the styles, and a page's head lists its preloads: sent as headers before it, styles would load
  // twice.
  reactMaxHeadersLength: 0,
  experimental: {
    // The front does that, after the first page (src/front/warm-up.ts).
    preloadEntriesOnStart: false,
    // With two root layouts, only this gives an unknown path a complete page with its status.
    globalNotFound: true,
    // With fewer and larger files than by default (50,000), a first visit costs two requests and 3 KB less, and a second
    // page no more (docs/decisions/010).
    turbopackChunking: { minChunkSize: 200_000 },
    // By default, every page would load the styles of all pages. The front inlines them, so one more sheet costs only its
    // name: at the standard cost of a request, /merch would contain all styles of home (34 KB).
    cssChunking: { type: 'graph', requestCost: 4000 },
  },
  // Pictures are resized beforehand: /_next/image would scale any local picture for anybody.
  images: { unoptimized: true },
  // satori lays out the preview pictures and brings its own WebAssembly; the S3 client is loaded only with a bucket; paper
  // computes in browsers, and on a server it looks for packages that are not here.
  serverExternalPackages: ['satori', 'paper', '@aws-sdk/client-s3', '@aws-sdk/lib-storage'],
};

const withAdmin = withPayload(config);

// One address shows a page (GET) and takes a form (POST), which a Next folder cannot do: a request that states what
// its body is goes to the route behind it, which knows the forms. The front rejects such a request outside of these
// folders.
const FORM_ENDPOINT = '/:path((?!(?:_next|admin|api|media|form-endpoints)(?:/|$)).*)';

export default {
  ...withAdmin,
  rewrites: async () => ({
    beforeFiles: [
      {
        source: FORM_ENDPOINT,
        has: [{ type: 'header', key: 'content-type' }],
        destination: '/form-endpoints/:path',
      },
      // One route draws the image of every page; two addresses that browsers request on their own lead to the icons.
      { source: '/:page*/opengraph-image', destination: '/share-cards/:page*' },
      { source: '/:file(favicon\\.ico|apple-touch-icon\\.png)', destination: '/icons/:file' },
    ],
  }),
  // withPayload asks every page for client hints; Critical-CH restarts Chromium's first navigation.
  headers: async () =>
    (await withAdmin.headers()).map((entry) =>
      entry.source === '/:path*' ? { ...entry, source: '/admin/:path*' } : entry,
    ),
};
