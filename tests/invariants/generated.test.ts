import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateImportMap, type SanitizedConfig } from 'payload';
import { generateTypes } from 'payload/node';
import { beforeAll, expect, it, vi } from 'vitest';
import { tempFolder } from '../support/temp-folder';

const TYPES = 'src/payload-types.ts';
const IMPORT_MAP = 'src/app/(payload)/admin/importMap.js';

let config: SanitizedConfig;
beforeAll(async () => {
  Object.assign(process.env, { PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef0123' });
  config = await (await import('../../payload.config')).default;
});

it('has the types that the config gives; `npm run payload generate:types` writes them', async () => {
  const file = path.join(tempFolder(), 'types.ts');
  vi.stubEnv('PAYLOAD_TS_OUTPUT_PATH', file);
  await generateTypes(config, { log: false });
  vi.unstubAllEnvs();
  expect(readFileSync(TYPES, 'utf8')).toBe(readFileSync(file, 'utf8'));
});

it('has the import map that the config gives; `npm run payload generate:importmap` writes it', async () => {
  // The map names files relative to its own location, so the copy has the same depth.
  const baseDir = tempFolder();
  const importMapFile = path.join(baseDir, IMPORT_MAP);
  mkdirSync(path.dirname(importMapFile), { recursive: true });
  cpSync(IMPORT_MAP, importMapFile);
  const admin = { ...config.admin, importMap: { ...config.admin.importMap, baseDir, importMapFile } };
  await generateImportMap({ ...config, admin }, { log: false, force: true });
  expect(readFileSync(IMPORT_MAP, 'utf8')).toBe(readFileSync(importMapFile, 'utf8'));
});
