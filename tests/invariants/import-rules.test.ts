import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import rules from '../../.dependency-cruiser.mjs';

/** A small sample project in which each listed import breaks one rule; its features do not exist in the product. */
const FORBIDDEN: [rule: string, from: string, to: string][] = [
  ['features-are-closed', 'src/features/attic/ui/a.ts', 'src/features/cellar/ui/b.ts'],
  ['contract-is-pure', 'src/features/attic/contract.ts', 'src/kit/server/s.ts'],
  ['contract-is-pure', 'src/features/attic/contract.ts', 'src/features/cellar/protocol/p.ts'],
  ['manifest-is-pure', 'src/features/attic/feature.ts', 'src/features/attic/server/manifest.ts'],
  ['server-manifest', 'src/features/attic/feature.server.ts', 'src/features/attic/cms/manifest.ts'],
  ['no-manifest-in-browsers', 'src/features/attic/ui/manifest.ts', 'src/features/attic/feature.ts'],
  ['no-manifest-in-browsers', 'src/kit/admin/manifest.ts', 'src/features.ts'],
  ['contract-is-pure', 'src/features/attic/boxes.form.ts', 'src/kit/server/s.ts'],
  ['protocol-is-pure', 'src/features/attic/protocol/p.ts', 'src/features/attic/contract.ts'],
  ['rules-are-pure', 'src/features/attic/rules/r.ts', 'src/features/attic/contract.ts'],
  ['rules-are-pure', 'src/features/attic/rules/s.ts', 'src/features/cellar/rules/t.ts'],
  ['shared-is-pure', 'src/kit/shared/s.ts', 'src/env.ts'],
  ['feature-ui', 'src/features/attic/ui/c.ts', 'src/features/attic/server/s.ts'],
  ['feature-cms', 'src/features/attic/cms/c.ts', 'src/features/attic/ui/d.ts'],
  ['feature-admin', 'src/features/attic/admin/a.ts', 'src/features/attic/cms/e.ts'],
  ['feature-server', 'src/features/attic/server/q.ts', 'src/features/attic/cms/f.ts'],
  ['feature-ui', 'src/features/attic/ui/c.ts', 'src/core/server/c.ts'],
  ['feature-cms', 'src/features/attic/cms/c.ts', 'src/core/server/c.ts'],
  ['feature-admin', 'src/features/attic/admin/a.ts', 'src/core/server/c.ts'],
  ['core-imports-no-feature', 'src/core/server/e.ts', 'src/features/attic/server/r.ts'],
  ['core-imports-no-feature', 'src/core/server/e.ts', 'src/features/attic/contract.ts'],
  ['shared-ui', 'src/kit/ui/k.ts', 'src/kit/db/d.ts'],
  ['shared-ui', 'src/core/ui/k.ts', 'src/core/server/c.ts'],
  ['kit-knows-no-subject', 'src/kit/db/l.ts', 'src/core/db/m.ts'],
  ['kit-knows-no-subject', 'src/kit/ui/l.ts', 'src/features/attic/ui/m.ts'],
  ['shared-admin', 'src/kit/admin/k.ts', 'src/core/server/c.ts'],
  ['shared-admin', 'src/kit/admin/k.ts', 'src/kit/ui/l.ts'],
  ['shared-cms', 'src/kit/cms/p.ts', 'src/kit/server/t.ts'],
  ['shared-db', 'src/kit/db/e.ts', 'src/kit/server/u.ts'],
  ['shared-server', 'src/kit/server/v.ts', 'src/features/attic/server/w.ts'],
  ['kit-knows-no-subject', 'src/kit/server/v.ts', 'src/core/server/c.ts'],
  ['front-knows-no-subject', 'src/front/f.ts', 'src/features/attic/server/x.ts'],
  ['front-knows-no-subject', 'src/front/f.ts', 'src/core/cms/c.ts'],
  ['worker', 'src/worker/w.ts', 'src/features/attic/ui/y.ts'],
  ['config-from-payload-only', 'src/worker/z.ts', 'payload.config.ts'],
  ['config-from-payload-only', 'scripts/seed.ts', 'payload.config.ts'],
  ['src-without-scripts', 'src/kit/db/f.ts', 'scripts/lib/a.ts'],
  ['product-without-tests', 'src/kit/db/g.ts', 'tests/support/a.ts'],
  ['product-without-tests', 'scripts/backup/a.ts', 'tests/support/b.ts'],
  ['scripts', 'scripts/prepare/a.ts', 'src/kit/ui/m.ts'],
  ['scripts', 'scripts/prepare/b.ts', 'src/features/attic/admin/o.ts'],
  ['start-knows-no-subject', 'scripts/start/a.ts', 'src/features/attic/server/y.ts'],
  ['start-knows-no-subject', 'scripts/embedded-postgres/a.ts', 'scripts/seed/a.ts'],
  ['backup-without-payload', 'scripts/restore.ts', 'src/kit/server/w.ts'],
  ['backup-without-payload', 'scripts/restore.ts', 'src/core/server/c.ts'],
  ['plain-scripts', 'scripts/licenses.mjs', 'scripts/lib/b.ts'],
  ['tests-are-imported-by-none', 'tests/e2e/a.spec.ts', 'tests/e2e/b.spec.ts'],
  ['tests-are-imported-by-none', 'src/kit/ui/n.ts', 'src/kit/ui/o.test.ts'],
];

const ALLOWED: [from: string, to: string][] = [
  ['src/app/page.ts', 'src/features/attic/ui/g.ts'],
  ['src/features/attic/ui/h.ts', 'src/features/attic/contract.ts'],
  ['src/features/attic/ui/h.ts', 'src/features/attic/boxes.form.ts'],
  ['src/features/attic/server/i.ts', 'src/kit/db/j.ts'],
  ['src/features/attic/server/i.ts', 'src/core/server/d.ts'],
  ['src/core/server/d.ts', 'src/kit/server/d.ts'],
  ['src/worker/k.ts', 'src/core/server/d.ts'],
  ['scripts/prepare/c.ts', 'src/core/server/d.ts'],
  ['src/features/attic/contract.ts', 'src/features/attic/protocol/q.ts'],
  ['src/features/attic/admin/m.ts', 'src/features/attic/protocol/q.ts'],
  ['src/features/attic/admin/m.ts', 'src/kit/admin/n.ts'],
  ['src/features/attic/rules/u.ts', 'src/kit/shared/o.ts'],
  ['src/features/attic/contract.ts', 'src/features/attic/rules/u.ts'],
  ['src/features/attic/cms/p.ts', 'src/features/attic/rules/u.ts'],
  ['src/features/attic/server/i.ts', 'src/features/attic/rules/u.ts'],
  ['src/features/attic/admin/m.ts', 'src/features/attic/rules/u.ts'],
  ['src/features/attic/ui/h.ts', 'src/features/attic/rules/u.ts'],
  ['src/features/attic/feature.ts', 'src/features/attic/contract.ts'],
  ['src/features/attic/feature.server.ts', 'src/features/attic/server/manifest.ts'],
  ['src/front/manifest.ts', 'src/features.ts'],
  ['src/worker/k.ts', 'src/features/attic/server/l.ts'],
  ['scripts/prepare/c.ts', 'src/features/attic/server/z.ts'],
  ['scripts/backup/b.ts', 'src/kit/db/h.ts'],
  ['tests/int/b.test.ts', 'src/features/attic/server/i.ts'],
  ['tests/e2e/c.spec.ts', 'scripts/lib/c.ts'],
  ['src/kit/ui/p.test.ts', 'tests/support/d.ts'],
];

const house = mkdtempSync(path.join(os.tmpdir(), 'walls-'));

function put(file: string, text: string) {
  mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
  writeFileSync(path.join(house, file), text, { flag: 'a' });
}

function connect(from: string, to: string, index: number) {
  const specifier = path.relative(path.dirname(from), to).replace(/\.ts$/, '');
  put(from, `export { it${index} } from '${specifier.startsWith('.') ? specifier : `./${specifier}`}';\n`);
  put(to, `export const it${index} = 1;\n`);
}

describe('the import rules', () => {
  let broken: string[];

  beforeAll(async () => {
    const pairs = [...FORBIDDEN.map(([, from, to]) => [from, to] as const), ...ALLOWED];
    for (const [index, [from, to]] of pairs.entries()) connect(from, to, index);
    const { tsConfig: _houseHasNone, ...options } = rules.options;
    const { output } = await cruise(['src', 'scripts', 'tests', 'payload.config.ts'], {
      ...options,
      baseDir: house,
      validate: true,
      ruleSet: { forbidden: rules.forbidden },
    } as Parameters<typeof cruise>[1]);
    broken = (output as ICruiseResult).summary.violations.map((v) => `${v.rule.name}: ${v.from} -> ${v.to}`);
  });

  afterAll(() => rmSync(house, { recursive: true }));

  it.each(FORBIDDEN)('%s refuses %s -> %s', (rule, from, to) => {
    expect(broken).toContain(`${rule}: ${from} -> ${to}`);
  });

  it.each(ALLOWED)('lets %s import %s', (from, to) => {
    expect(broken.filter((line) => line.endsWith(`${from} -> ${to}`))).toEqual([]);
  });
});
