import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scriptHashes } from './script-hashes';

/**
 * The CSP sources of inline scripts in pages that `next build` wrote, such as its error pages: no request rendered
 * them, so they have no mark, and nothing that anybody entered.
 */
export function readBuiltScripts(root: string): ReadonlySet<string> {
  const built = path.join(root, '.next/server');
  const pages = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return new Set(pages.flatMap((file) => scriptHashes(readFileSync(path.join(built, file), 'utf8'))));
}
