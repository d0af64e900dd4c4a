import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from '../support/repository-files';

const tracked = repositoryFiles();
const read = (file: string) => readFileSync(file, 'utf8');
const lines = (file: string) => read(file).trimEnd().split('\n').length;
const isSource = (file: string) =>
  /^(src|scripts|payload\.config)/.test(file) &&
  /\.(ts|tsx|mjs)$/.test(file) &&
  !/\.test\.tsx?$|^src\/migrations\/|payload-types|^scripts\/seed\/|fixtures/.test(file);
const isText = (file: string) => !/\.(woff2?|png|jpe?g|webp|ico|pdf)$/.test(file);

describe('the house is kept small', () => {
  it('has no source file over 400 lines', () => {
    expect(tracked.filter((file) => isSource(file) && lines(file) > 400)).toEqual([]);
  });

  it('keeps pages to 60 lines and payload.config.ts to 80', () => {
    const pages = tracked.filter((file) => /^src\/app\/.*\/page\.tsx$/.test(file));
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.filter((file) => lines(file) > 60)).toEqual([]);
    expect(lines('payload.config.ts')).toBeLessThanOrEqual(80);
  });

  it('reads the environment in one place of src', () => {
    const readers = tracked.filter(
      (file) => isSource(file) && file.startsWith('src/') && read(file).includes('process.env'),
    );
    expect(readers).toEqual(['src/env.ts']);
  });

  it('has no endpoints of features inside Payload, which has other checks and another error format', () => {
    const features = tracked.filter((file) => isSource(file) && file.startsWith('src/features/'));
    expect(features.length).toBeGreaterThan(500);
    const inPayload = /\bendpoints:|\bPayloadHandler\b/;
    expect(features.filter((file) => inPayload.test(read(file)))).toEqual([]);
  });

  it('starts no program from the site, and builds a pattern only from its own words and routes', () => {
    const filesWith = (text: string) =>
      tracked.filter((file) => isSource(file) && file.startsWith('src/') && read(file).includes(text));
    expect(filesWith('import')).toContain('src/front/main.ts');
    expect(filesWith('child_process')).toEqual([]);
    expect(filesWith('new RegExp(')).toEqual([
      'src/core/shared/organization-key.ts',
      'src/front/known-routes.ts',
      'src/kit/db/mask-links.ts',
    ]);
  });
});

describe('what is committed', () => {
  it('names no path of a machine and no registry', () => {
    const machine = new RegExp(
      ['(?<![\\w.])/(?:work|root|home)/[a-z]', 'registry\\.npmjs', 'resolved":'].join('|'),
    );
    const offenders = tracked.filter(
      (file) => isText(file) && !file.startsWith('tests/invariants/') && machine.test(read(file)),
    );
    expect(offenders).toEqual([]);
  });

  it('leaves no to-do notes and skips no test', () => {
    const open = /\b(TODO|FIXME|XXX)\b|\b(test|it|describe)\.(skip|only|todo|fixme)\b/;
    const offenders = tracked.filter(
      (file) =>
        /\.(ts|tsx|mjs|css|md)$/.test(file) && !file.startsWith('tests/invariants/') && open.test(read(file)),
    );
    expect(offenders).toEqual([]);
  });

  it('waits for a condition; each wait of a fixed time has its reason above it', () => {
    const bare = tracked
      .filter((file) => /^tests\/(int|e2e)\//.test(file))
      .flatMap((file) => {
        const all = read(file).split('\n');
        return all.flatMap((line, at) =>
          /waitForTimeout\(|[^_]sleep\(|setTimeout\(resolve, [\d_]{4,}/.test(line) &&
          !all[at - 1]?.trim().startsWith('//')
            ? [`${file}:${at + 1}`]
            : [],
        );
      });
    expect(bare).toEqual([]);
  });

  it('fails no test because the machine is slow: speed belongs in the benchmarks', () => {
    const timed = /\.now\(\) - \w+\)\.toBeLessThan|\b(took|elapsed)\w*\)\.toBeLessThan\w*\([\d_.]+\)/;
    const tests = tracked.filter(
      (file) => /\.(test|spec)\.tsx?$/.test(file) && file !== 'tests/invariants/house.test.ts',
    );
    expect(tests.length).toBeGreaterThan(300);
    expect(tests.filter((file) => timed.test(read(file)))).toEqual([]);
  });

  it('pins every dependency to one version, and Payload to the same one throughout', () => {
    const manifest = JSON.parse(read('package.json'));
    const all: [string, string][] = [
      ...Object.entries<string>(manifest.dependencies),
      ...Object.entries<string>(manifest.devDependencies),
      ...Object.entries<string>(manifest.optionalDependencies),
    ];
    expect(all.filter(([, version]) => !/^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+[\w.-]*$/.test(version))).toEqual([]);
    const payload = all.filter(([name]) => name === 'payload' || name.startsWith('@payloadcms/'));
    expect(new Set(payload.map(([, version]) => version))).toEqual(new Set(['3.90.2']));
  });
});

describe('the documents match', () => {
  const documents = tracked.filter((file) => file.endsWith('.md') && !file.includes('node_modules'));
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

  it('names only npm scripts that exist', () => {
    const named = documents.flatMap((file) =>
      [...read(file).matchAll(/npm run ([\w:-]+)/g)].map((m) => m[1] as string),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  /** The page and the form that a new contributor adds by the recipes of CONTRIBUTING.md, and what a build or a test run writes. */
  const ABSENT = /\/(partners|callback)\/|^(verify-draw\.mjs|test-times\.json)$/;

  it('names only paths that exist', () => {
    const named = documents.flatMap((file) =>
      [
        ...read(file).matchAll(/`((?:src|scripts|tests|docs)\/[\w./()[\]-]+|[\w.-]+\.(?:mjs|yml|json|ts))`/g),
      ].map((m) => m[1] as string),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(
      named
        .filter((name) => !ABSENT.test(name))
        .filter((name) => !existsSync(name) && !tracked.some((file) => file.endsWith(`/${name}`))),
    ).toEqual([]);
  });

  it('keeps the README to 70 lines', () => {
    expect(lines('README.md')).toBeLessThanOrEqual(70);
  });
});
