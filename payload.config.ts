import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { backOfficeParts } from '@/back-office-parts';
import { defaultEditor } from '@/core/cms/default-editor';
import { livePreview } from '@/core/cms/live-preview';
import { buildCollections } from '@/core/cms/manifest';
import { env } from '@/env';
import { DOCUMENTS } from '@/features.cms';
import { database } from '@/kit/cms/database';
import { logger } from '@/kit/cms/logger';
import { noMail } from '@/kit/cms/no-mail';
import { exposePublicErrors } from '@/kit/cms/public-errors';
import { guardRequests } from '@/kit/cms/requests/guarded-requests';
import { sessionSecret } from '@/kit/db/secret-keys';

const root = path.dirname(fileURLToPath(import.meta.url));

const built = buildConfig({
  secret: sessionSecret(),
  routes: { admin: '/admin', api: '/admin/api' },
  // `__Host-` binds the cookie to this exact host; browsers accept such a name over https only.
  cookiePrefix: env().SITE_URL.startsWith('https:') ? '__Host-colonnade' : 'colonnade',
  // For an empty list, its default, Payload tells every site which methods and headers it takes.
  cors: '' as '*',
  graphQL: { disable: true },
  telemetry: false,
  logger,
  email: noMail,
  sharp,
  editor: defaultEditor,
  db: database({ root }),
  ...buildCollections(DOCUMENTS),
  hooks: { afterError: [exposePublicErrors] },
  i18n: {
    translations: { en: { general: { payloadSettings: 'Settings' }, authentication: { login: 'Sign in' } } },
  },
  admin: {
    user: 'users',
    avatar: 'default',
    theme: 'all',
    // Before React arrives, a script may set the theme (src/kit/admin/theme/first-theme.tsx).
    suppressHydrationWarning: true,
    dateFormat: 'MMM d, yyyy, h:mm a',
    meta: { titleSuffix: ' · Back office' },
    components: backOfficeParts,
    livePreview,
    importMap: { baseDir: root, importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js') },
  },
  typescript: { outputFile: path.join(root, 'src/payload-types.ts') },
});

export default guardRequests(built);
