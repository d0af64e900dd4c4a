import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BROTLI_FOLDER } from '@/core/shared/built-copies';

const SERVED = /^\/_next\/static\/((?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*)$/;

/**
 * @param address path of a URL, such as `/_next/static/chunks/a.js`
 * @param built the folder of the build
 * @returns the brotli copy of that file, or undefined where the build made none
 */
export async function readBuiltCopy(address: string, built: string): Promise<Buffer | undefined> {
  const name = SERVED.exec(address)?.[1];
  return name === undefined
    ? undefined
    : readFile(path.join(built, BROTLI_FOLDER, name)).catch(() => undefined);
}
