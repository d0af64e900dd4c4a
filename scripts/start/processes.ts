import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { takeLock } from '../lib/file-lock';
import { projectRoot } from '../lib/root';
import { PROCESSES_FOLDER, SITE_PROCESSES } from '../lib/run-process';
import { sourceHash } from './source-hash';

/** Both packages have this license, which wants its text in every copy. */
const license = () => readFileSync(path.join(projectRoot, 'node_modules/@noble/curves/LICENSE'), 'utf8');

const head = () => `#!/usr/bin/env node
// Checks a published draw: node verify-draw.mjs --help. Made of scripts/verify-draw/ of the site's source and of the
// packages @noble/curves and @noble/hashes, whose license is:
//
${license().trim().replaceAll(/^/gm, '// ').replaceAll(/ +$/gm, '')}`;

/**
 * Builds scripts/verify-draw/ into a single file that checks a draw and needs nothing but Node. The site serves it in
 * each draw's bundle. The same sources and packages give the same bytes.
 */
export async function makeVerifier(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ['scripts/verify-draw/main.mjs'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    legalComments: 'none',
    banner: { js: head() },
  });
  return outputFiles[0]?.text ?? '';
}

const folder = path.join(projectRoot, PROCESSES_FOLDER);
const stamp = path.join(folder, 'source-hash');

const SOURCES = ['src', 'scripts', 'payload.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

const isCurrent = (hash: string): boolean => {
  try {
    return readFileSync(stamp, 'utf8') === hash;
  } catch {
    return false;
  }
};

/** A module that looks for files beside itself finds them where its source is. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      const own = JSON.stringify(path.relative(folder, file).replaceAll(path.sep, '/'));
      const address = `new URL(${own}, import.meta.url).href`;
      return { contents: text.replaceAll('import.meta.url', () => address), loader: 'ts' };
    });
  },
};

/**
 * Bundles the processes of the site into plain JavaScript, without packages, and the verifier of draws, unless these
 * sources are bundled already. It takes about a second: a loader that reads TypeScript at each start takes longer, every time.
 * @throws BuildFailure
 */
export async function ensureProcesses(): Promise<void> {
  const hash = sourceHash(projectRoot, SOURCES);
  if (isCurrent(hash)) return;
  const release = await takeLock(path.join(projectRoot, `${PROCESSES_FOLDER}.lock`), { patienceMs: 60_000 });
  try {
    if (isCurrent(hash)) return;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    await build({
      absWorkingDir: projectRoot,
      entryPoints: SITE_PROCESSES,
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      // What a process imports lazily stays lazy.
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      plugins: [ownAddresses],
      logLevel: 'warning',
    });
    writeFileSync(path.join(folder, 'verify-draw.mjs'), await makeVerifier());
    writeFileSync(stamp, hash);
  } finally {
    release();
  }
}
