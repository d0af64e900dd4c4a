import { readFileSync } from 'node:fs';
/**
 * `npm run verifier` builds scripts/verify-draw.mjs, a single file that checks a draw and needs nothing installed,
 * from scripts/verify-draw/. Its packages are those of package-lock.json. The same sources give the same bytes, and a
 * test compares them.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { root } from './lib/root';

export const VERIFIER = path.join(root, 'scripts/verify-draw.mjs');

/** Both packages have this license, which wants its text in every copy. */
const LICENSE = readFileSync(path.join(root, 'node_modules/@noble/curves/LICENSE'), 'utf8');

const HEAD = `#!/usr/bin/env node
// Checks a published draw: node verify-draw.mjs --help. Made of scripts/verify-draw/ of the site's source and of the
// packages @noble/curves and @noble/hashes, whose license is:
//
${LICENSE.trim().replaceAll(/^/gm, '// ').replaceAll(/ +$/gm, '')}`;

/** The text of the verifier, built from its current sources. */
export async function makeVerifier(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['scripts/verify-draw/main.mjs'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    legalComments: 'none',
    banner: { js: HEAD },
  });
  return outputFiles[0]?.text ?? '';
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  await writeFile(VERIFIER, await makeVerifier());
