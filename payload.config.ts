import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { backOfficeParts } from '@/back-office-parts';
import { database } from '@/cms/database';
import { livePreview } from '@/cms/live-preview';
import { logger } from '@/cms/logger';
import { buildCollections } from '@/cms/manifest';
import { noMail } from '@/cms/no-mail';
import { exposePublicErrors } from '@/cms/public-errors';
import { guardRequests } from '@/cms/requests/guarded-requests';
import { sessionSecret } from '@/db/secret-keys';
import { env } from '@/env';
import { brandRoom } from '@/features/brand/cms';
import { brandAssetsRoom } from '@/features/brand-assets/cms';
import { drawRoom } from '@/features/draw/cms';
import { infoRoom } from '@/features/info/cms';
import { legalRoom } from '@/features/legal/cms';
import { linksRoom } from '@/features/links/cms';
import { mailRoom } from '@/features/mail/cms';
import { mediaRoom } from '@/features/media/cms';
import { merchRoom } from '@/features/merch/cms';
import { newsletterRoom } from '@/features/newsletter/cms';
import { staffRoom } from '@/features/staff/cms';
import { supportRoom } from '@/features/support/cms';
import { refuseFewerThanTakenSeats, waitlistRoom } from '@/features/waitlist/cms';

const root = path.dirname(fileURLToPath(import.meta.url));
/** In the order of the back office's menu. */
const rooms = [
  waitlistRoom,
  supportRoom,
  merchRoom,
  newsletterRoom,
  mailRoom,
  linksRoom,
  drawRoom,
  infoRoom,
  legalRoom,
  brandRoom({ refuseFewerThanTakenSeats }),
  brandAssetsRoom,
  mediaRoom,
  staffRoom,
];

const { SITE_URL } = env();

const built = buildConfig({
  secret: sessionSecret(),
  routes: { admin: '/admin', api: '/admin/api' },
  // `__Host-` binds the cookie to this exact host; browsers accept such a name over https only.
  cookiePrefix: SITE_URL.startsWith('https:') ? '__Host-colonnade' : 'colonnade',
  graphQL: { disable: true },
  telemetry: false,
  logger,
  email: noMail,
  sharp,
  editor: lexicalEditor(),
  db: database({ root }),
  ...buildCollections(rooms),
  hooks: { afterError: [exposePublicErrors] },
  i18n: {
    translations: { en: { general: { payloadSettings: 'Settings' }, authentication: { login: 'Sign in' } } },
  },
  admin: {
    user: 'users',
    avatar: 'default',
    theme: 'light',
    dateFormat: 'MMM d, yyyy, h:mm a',
    meta: { titleSuffix: ' · Back office' },
    components: backOfficeParts,
    livePreview,
    importMap: { baseDir: root, importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js') },
  },
  typescript: { outputFile: path.join(root, 'src/payload-types.ts') },
});

export default guardRequests(built);
