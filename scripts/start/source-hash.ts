import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What `next build` reads, without tests. */
export const BUILD_SOURCES = [
  'src',
  'public',
  'accessibility-audit.json',
  'next.config.mjs',
  'payload.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const TEST = /\.(test|spec)\.tsx?$/;

const filesIn = (root: string, name: string): string[] => {
  try {
    return readdirSync(path.join(root, name), { withFileTypes: true }).flatMap((entry) => {
      const inside = `${name}/${entry.name}`;
      return entry.isDirectory() ? filesIn(root, inside) : TEST.test(inside) ? [] : [inside];
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [name];
    if (code === 'ENOENT') return [];
    throw error;
  }
};

/**
 * One hash over names and contents: dates mean nothing after a clone or a checkout.
 * @param sources files and folders, from the project's root; missing ones are ignored
 */
export function sourceHash(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256').update(`node ${process.versions.modules}\n`);
  for (const file of sources.flatMap((name) => filesIn(root, name)).sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
