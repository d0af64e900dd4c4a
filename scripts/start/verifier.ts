import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../lib/root';

/** Both packages have this license, which wants its text in every copy. */
const license = () => readFileSync(path.join(root, 'node_modules/@noble/curves/LICENSE'), 'utf8');

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
    absWorkingDir: root,
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
