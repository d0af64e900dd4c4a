import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ended } from '../../scripts/lib/run-process';
import { waitUntil } from '../../scripts/lib/wait';
import { copyFromContext, type Instruction, readStages, type Stage } from '../support/dockerfile';
import { freePort } from '../support/site-processes';
import { connectionsIn, databaseUrl, onServer, testServer } from '../support/test-server';

type Service = { command: string[]; environment: Record<string, string>; healthcheck?: { test: string[] } };

const context = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'colonnade-image-'));
chmodSync(folder, 0o755);
const running: ChildProcess[] = [];
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(running.map(ended));
  rmSync(folder, { recursive: true, force: true });
});

const isRoot = process.getuid?.() === 0;
/** The image's user `node`: nobody when root rehearses, else the current user. */
const [uid, gid] = isRoot ? [65534, 65534] : [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
const bare: Record<string, string | undefined> = { PATH: process.env.PATH, HOME: process.env.HOME };
/** npm asks the registry only for packages that this machine never fetched. */
const building: typeof bare = { ...bare, npm_config_prefer_offline: 'true' };

/** A path of the image, inside the folder that stands in for it. */
const placeIn = (image: string, at: string) => path.join(folder, image, at);

/**
 * This checkout's finished build. The command takes it for its own only if it has the same sources, byte for byte, and
 * builds otherwise: files that the context leaves out are missed here as on a machine without it.
 */
function lendBuild(cwd: string): void {
  const filter = (from: string) => from !== path.join('.next', 'cache');
  cpSync('.next', path.join(cwd, '.next'), { recursive: true, verbatimSymlinks: true, filter });
}

/** Where a stage is rehearsed. */
type Place = {
  stage: Stage;
  image: string;
  /** Folder of the stage that it copies from. */
  from?: string;
};

function run(line: string, cwd: string, { stage, image }: Place): void {
  if (line === 'npm run build') lendBuild(cwd);
  const command = line
    .replaceAll(/(^|\s)\/(?=\w)/g, `$1${path.join(folder, image)}/`)
    .replaceAll('node:node', `${uid}:${gid}`);
  const env = { ...building, ...stage.env } as NodeJS.ProcessEnv;
  execFileSync('sh', ['-ec', command], { cwd, env, stdio: 'pipe', timeout: 400_000 });
}

function copy(rest: string, cwd: string, { image, from }: Place): void {
  const words = rest.split(/\s+/).filter((word) => !word.startsWith('--'));
  const to = words.pop() ?? '';
  if (!rest.includes('--from=')) {
    copyFromContext(context, words, path.resolve(cwd, to));
    return;
  }
  rmSync(placeIn(image, to), { recursive: true, force: true });
  renameSync(placeIn(from ?? '', words[0] ?? ''), placeIn(image, to));
  if (isRoot) execFileSync('chown', ['-R', `${uid}:${gid}`, placeIn(image, to)]);
}

/** Executes one line of the Dockerfile; absolute paths in RUN refer to the image. */
function rehearse({ name, rest }: Instruction, place: Place): void {
  const cwd = placeIn(place.image, place.stage.workdir);
  mkdirSync(cwd, { recursive: true });
  if (name === 'RUN') run(rest, cwd, place);
  if (name === 'COPY') copy(rest, cwd, place);
}

/** `${NAME:-default}` and `${NAME:?message}` with only the secrets set, as after `npm run compose:init`. */
const fill = (value: string, set: Record<string, string>) =>
  value
    .replaceAll(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, otherwise: string) => set[name] || otherwise)
    .replaceAll(/\$\{\w+:\?[^}]*\}/g, 'set');

/** The same role on the server of the tests; compose names its superuser after the database. */
function onTestServer(value: string): string {
  if (!value.startsWith('postgres://')) return value;
  const { username } = new URL(value);
  const own = Object.values(connectionsIn(testServer(), 'image'));
  return own.find((url) => new URL(url).username === username) ?? databaseUrl(testServer(), 'image');
}

const stages = readStages(readFileSync('Dockerfile', 'utf8'));
const [build, final] = stages;
if (!build || !final || stages.length !== 2) throw new Error('Two stages are expected');
const places: Place[] = [
  { stage: build, image: 'build' },
  { stage: final, image: 'image', from: 'build' },
];
const lines = places.flatMap((place) =>
  place.stage.instructions
    .filter(({ name }) => name === 'RUN' || name === 'COPY')
    .map((instruction) => ({ ...instruction, place })),
);

// Each line has its own time limit: the first installs everything.
describe('the image, built from its own instructions in an empty folder', { timeout: 480_000 }, () => {
  it.each(lines)('$name $rest', ({ place, ...instruction }) => rehearse(instruction, place));

  it('prepares, serves and works', async () => {
    const server = testServer();
    await onServer(server, async (client) => {
      await client.query('drop database if exists image');
      await client.query('create database image template template0');
    });
    const port = await freePort();
    const { services }: { services: Record<string, Service> } = parse(
      readFileSync('docker-compose.yml', 'utf8'),
      { merge: true },
    );
    const entry: string[] = JSON.parse(
      final.instructions.find(({ name }) => name === 'ENTRYPOINT')?.rest ?? '[]',
    );
    const imageEnv = Object.entries(final.env).map(([name, value]) => [
      name,
      value.startsWith('/') ? placeIn('image', value) : value,
    ]);
    const secrets = {
      PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef',
      ADMIN_PASSWORD: 'of-the-rehearsal',
    };
    const up = (service: string) => {
      const { command, environment } = services[service] as Service;
      const set = Object.entries(environment).map(([name, value]) => [
        name,
        onTestServer(fill(value, secrets)),
      ]);
      const env = {
        ...bare,
        ...Object.fromEntries([...imageEnv, ...set]),
        PORT: String(port),
      };
      const [program, ...args] = [...entry, ...command];
      if (program !== 'node') throw new Error('The entry is expected to be node');
      // Without it, Node sometimes never finishes loading Lexical (scripts/lib/run-process.ts).
      expect(args).toContain('--conditions=production');
      const child = spawn(process.execPath, args, {
        cwd: placeIn('image', final.workdir),
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(isRoot ? { uid, gid } : {}),
      });
      running.push(child);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk) => {
          output += chunk;
        });
      }
      const isOver = () => child.exitCode !== null || child.signalCode !== null;
      const untilReady = () => waitUntil(80_000, () => isOver() || output.includes('"ready"'));
      return { child, output: () => output, untilReady };
    };

    const roles = up('roles');
    expect(await ended(roles.child), roles.output()).toBe(0);
    const prepare = up('prepare');
    expect(await ended(prepare.child), prepare.output()).toBe(0);
    const [site, worker] = [up('site'), up('worker')];
    await Promise.all([site.untilReady(), worker.untilReady()]);
    expect(worker.output()).toContain('"ready":"worker"');
    expect(site.output()).toContain('"ready":true');
    for (const at of ['/api/health', '/', '/support', '/links', '/admin/login']) {
      expect((await fetch(`http://127.0.0.1:${port}${at}`)).status, at).toBe(200);
    }
    const [, program, ...check] = services.site?.healthcheck?.test ?? [];
    expect(program).toBe('node');
    execFileSync(
      process.execPath,
      check.map((word) => word.replace(':3000/', `:${port}/`)),
    );

    for (const { child, output } of [site, worker]) {
      child.kill('SIGTERM');
      expect(await ended(child), output()).toBe(0);
    }
  });
});
