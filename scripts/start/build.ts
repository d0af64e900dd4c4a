import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { BROTLI_FOLDER } from '../../src/core/shared/built-copies';
import { takeLock } from '../lib/file-lock';
import { Refusal } from '../lib/refusal';
import { projectRoot } from '../lib/root';
import { ended } from '../lib/run-process';
import { endChild } from './children';
import { BUILD_SOURCES, sourceHash } from './source-hash';

const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);

/** Fonts and pictures are compressed already. */
const SHRINKS = /\.(js|css)$/;

/**
 * Compresses the files that Next serves under `/_next/static` as well as brotli can: once per build instead of once
 * per start, and a twelfth smaller than a server could afford while a visitor waits.
 * @param built the folder of the build
 */
export async function makeBuiltCopies(built: string): Promise<void> {
  await rm(path.join(built, BROTLI_FOLDER), { recursive: true, force: true });
  const names = await readdir(path.join(built, 'static'), { recursive: true });
  const copyFile = async (name: string) => {
    const file = await readFile(path.join(built, 'static', name));
    const copy = path.join(built, BROTLI_FOLDER, name);
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
    const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: file.length };
    await mkdir(path.dirname(copy), { recursive: true });
    await writeFile(copy, await brotli(file, { params }));
  };
  await Promise.all(names.filter((name) => SHRINKS.test(name)).map(copyFile));
}

type OnStop = (undo: () => Promise<void>) => void;

const built = path.join(projectRoot, '.next');
const stamp = path.join(built, 'source-hash');

const isCurrent = (hash: string): boolean => {
  try {
    return readFileSync(stamp, 'utf8') === hash;
  } catch {
    return false;
  }
};

/** A build needs neither database nor secrets, so it gets none: they could only end up in the bundle. */
const buildEnvironment = (): NodeJS.ProcessEnv => {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_OPTIONS', 'SystemRoot'];
  return {
    ...Object.fromEntries(kept.map((name) => [name, process.env[name]])),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
};

const build = async (onStop: OnStop) => {
  const next = path.join(projectRoot, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: projectRoot,
    env: buildEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  onStop(() => endChild(child));
  const code = await ended(child);
  if (code === 0) return;
  process.stderr.write(output);
  throw new Refusal('The build failed: see above.');
};

/**
 * Builds the site if its sources changed since the last build; waits while another start is building.
 * @returns whether it built
 */
export async function ensureBuild(
  lifecycle: { onStop: OnStop },
  report: (line: string) => void,
): Promise<boolean> {
  const hash = sourceHash(projectRoot, BUILD_SOURCES);
  if (isCurrent(hash)) return false;
  mkdirSync(built, { recursive: true });
  const release = await takeLock(path.join(projectRoot, '.next-build.lock'), {
    patienceMs: 900_000,
    onWait: () => report('Waiting for another start to finish its build'),
  });
  try {
    if (isCurrent(hash)) return false;
    report('Building the site (about a minute; only after a change)');
    rmSync(stamp, { force: true });
    await build((undo) => lifecycle.onStop(undo));
    await makeBuiltCopies(built);
    writeFileSync(stamp, hash);
    return true;
  } finally {
    release();
  }
}
