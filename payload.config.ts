import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';
import sharp from 'sharp';

const root = path.dirname(fileURLToPath(import.meta.url));

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  routes: { admin: '/admin', api: '/admin/api' },
  graphQL: { disable: true },
  telemetry: false,
  sharp,
  editor: lexicalEditor(),
  admin: {
    user: 'users',
    avatar: 'default',
    importMap: { baseDir: root, importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js') },
  },
  typescript: { outputFile: path.join(root, 'src/payload-types.ts') },
  db: postgresAdapter({
    push: false,
    migrationDir: path.join(root, 'src/migrations'),
    pool: { connectionString: process.env.DATABASE_URL ?? '' },
  }),
  collections: [
    {
      slug: 'users',
      auth: { loginWithUsername: { allowEmailLogin: false, requireEmail: false } },
      fields: [],
    },
  ],
});
