import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Environment, parseEnvironment } from '../../src/env';
import { Refusal } from '../lib/refusal';
import { projectRoot } from '../lib/root';
import type { Connections } from '../roles/make-roles';

export type Settings = Environment & { isSiteUrlGiven: boolean };

/**
 * The environment, plus an `.env` file; the real environment wins. Folders become absolute, so that every process
 * means the same ones.
 * @throws Refusal that names the first bad variable
 */
export function readStartSettings(): Settings {
  const file = path.join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    const parsed = parseEnvironment(process.env);
    return {
      ...parsed,
      DATA_DIR: path.resolve(projectRoot, parsed.DATA_DIR),
      MEDIA_DIR: path.resolve(projectRoot, parsed.MEDIA_DIR),
      BACKUP_DIR: path.resolve(projectRoot, parsed.BACKUP_DIR),
      isSiteUrlGiven: Boolean(process.env.SITE_URL?.trim()),
    };
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

/** @returns everything that prepare, web and worker need, explicitly */
export function childEnvironment(
  settings: Settings,
  found: { connections: Partial<Connections>; secret: string },
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(settings.PORT),
    SITE_URL: settings.SITE_URL,
    ...found.connections,
    PAYLOAD_SECRET: found.secret,
    DATA_DIR: settings.DATA_DIR,
    MEDIA_DIR: settings.MEDIA_DIR,
    BACKUP_DIR: settings.BACKUP_DIR,
  };
}
