import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../scripts/lib/root';
import { ABOUT_BOTH, ABOUT_THE_FIRST, expectSecondBrand, SECOND_BRAND } from './second-brand';

/** Beside `tests`, so that a copy imports what the original does. */
const COPY = path.join(projectRoot, '.second-brand');
const FOLDERS = ['e2e', 'support', 'screens', 'audit'];
/** It names both brands. */
const PAIRS = 'support/second-brand.ts';
const AUDIT = 'accessibility-audit.json';
const CONFIGS: Record<string, string> = {
  e2e: 'playwright.config.ts',
  screens: 'playwright.screens.config.ts',
  'audit:a11y': 'playwright.audit.config.ts',
};

function copyTests() {
  rmSync(COPY, { recursive: true, force: true });
  const sources = new Map<string, string>();
  for (const folder of FOLDERS) {
    const original = path.join(projectRoot, 'tests', folder);
    cpSync(original, path.join(COPY, folder), { recursive: true });
    for (const name of readdirSync(original, { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, name);
      if (file.endsWith('.ts') && file !== PAIRS)
        sources.set(file, readFileSync(path.join(projectRoot, 'tests', file), 'utf8'));
    }
  }
  for (const [file, source] of expectSecondBrand(sources)) writeFileSync(path.join(COPY, file), source);
  for (const file of ABOUT_BOTH) rmSync(path.join(COPY, file));
  // What /accessibility prints; an audit under the second brand writes over the copy.
  cpSync(path.join(projectRoot, AUDIT), path.join(COPY, AUDIT));
}

/** The browser tests under the second brand: `npm run second-brand -- e2e --project=reading`. */
const [suite = 'e2e', ...args] = process.argv.slice(2);
const config = CONFIGS[suite];
if (!config) {
  process.stderr.write(`Choose one of: ${Object.keys(CONFIGS).join(', ')}\n`);
  process.exit(2);
}
copyTests();
const playwright = path.join(projectRoot, 'node_modules/@playwright/test/cli.js');
const escaped = ABOUT_THE_FIRST.map(([title]) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const options = [`--config=${config}`, `--grep-invert=${escaped.join('|')}`];
const child = spawn(process.execPath, [playwright, 'test', ...options, ...args], {
  cwd: projectRoot,
  stdio: 'inherit',
  env: { ...process.env, TESTS_FOLDER: '.second-brand', [SECOND_BRAND]: 'yes' },
});
child.once('exit', (code) => process.exit(code ?? 1));
