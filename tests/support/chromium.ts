import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../scripts/lib/root';

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const runnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find(runnable);

const byApt = (): string | undefined => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stderr.write('Installing Chromium with apt-get (once)\n');
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 600_000,
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
  return onPath();
};

const CACHE = path.join(projectRoot, 'node_modules/.cache/chromium');

/**
 * The build inside @sparticuz/chromium, made for machines without the usual libraries, which it includes. It unpacks
 * into TMPDIR, and its libraries only where it believes to be in their cloud, so a child process gets both settings.
 */
const byNpm = (): string => {
  const wrapper = path.join(CACHE, 'chromium-with-libraries');
  if (runnable(wrapper)) return wrapper;
  process.stderr.write('Unpacking Chromium from @sparticuz/chromium (once)\n');
  mkdirSync(CACHE, { recursive: true });
  const code = "import('@sparticuz/chromium').then((m) => m.default.executablePath())";
  const unpacked = spawnSync(process.execPath, ['-e', code], {
    cwd: projectRoot,
    env: { ...process.env, TMPDIR: CACHE, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    encoding: 'utf8',
  });
  const program = path.join(CACHE, 'chromium');
  if (!existsSync(program)) throw new Error(`Chromium could not be unpacked: ${unpacked.stderr}`);
  chmodSync(program, 0o755);
  const lines = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH="${CACHE}/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    `[ -d /etc/fonts ] || export FONTCONFIG_PATH="${CACHE}/fonts"`,
    `exec "${program}" "$@"`,
  ];
  writeFileSync(wrapper, `${lines.join('\n')}\n`, { mode: 0o755 });
  return wrapper;
};

/**
 * Path of a full Chromium: CHROMIUM_PATH, then the PATH, then apt-get when root, then the one inside an npm package.
 * @throws Error when CHROMIUM_PATH is not a program, or nothing worked
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !runnable(named)) throw new Error(`CHROMIUM_PATH is not a program: ${named}`);
  return named || onPath() || byApt() || byNpm();
}

const starts = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

/**
 * Path of a Chromium without windows: CHROMIUM_PATH, then the headless shell inside an npm package, the same on every
 * machine. It draws no window around a page, which costs a full Chromium more than the page itself.
 * @throws Error as `findChromium`, where that shell does not run
 */
export function findHeadlessShell(): string {
  const isPacked = process.platform === 'linux' && process.arch === 'x64';
  if (process.env.CHROMIUM_PATH || !isPacked) return findChromium();
  const shell = byNpm();
  return starts(shell) ? shell : findChromium();
}
