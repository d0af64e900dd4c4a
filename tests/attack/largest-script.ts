import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Address of the largest script of the build: a megabyte that the site sends from memory. */
export function largestScript(): string {
  const folder = path.resolve('.next/static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js'));
  const sizeOf = (file: string) => statSync(path.join(folder, file)).size;
  const [largest = ''] = scripts.sort((one, other) => sizeOf(other) - sizeOf(one));
  return `/_next/static/${largest}`;
}
