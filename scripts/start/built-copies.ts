import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { BROTLI_FOLDER } from '../../src/core/shared/built-copies';

const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);

/** Fonts and pictures are compressed already. */
const SHRINKS = /\.(js|css)$/;

/**
 * Compresses the files that Next serves under `/_next/static` as well as brotli can: once per build instead of once
 * per start, and a twelfth smaller than a server could afford while a visitor waits.
 * @param built the folder of the build
 */
export async function makeBuiltCopies(built: string): Promise<void> {
  await rm(path.join(built, BROTLI_FOLDER), { recursive: true, force: true });
  const names = await readdir(path.join(built, 'static'), { recursive: true });
  const copyFile = async (name: string) => {
    const file = await readFile(path.join(built, 'static', name));
    const copy = path.join(built, BROTLI_FOLDER, name);
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
    const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: file.length };
    await mkdir(path.dirname(copy), { recursive: true });
    await writeFile(copy, await brotli(file, { params }));
  };
  await Promise.all(names.filter((name) => SHRINKS.test(name)).map(copyFile));
}
