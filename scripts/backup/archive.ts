import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { Refusal } from '../lib/refusal';
import type { Decrypt } from './decrypt';
import type { Protection } from './encrypt';
import { type BackupPart, MANIFEST, type Manifest, parseManifest } from './manifest';

/** @param bytes exactly as many as `content` yields */
export type AddPart = (name: string, bytes: number, content: AsyncIterable<Buffer>) => Promise<void>;

/** A file changed its length while it was copied. */
export class ChangedError extends Error {}

/**
 * Writes a tar.gz, part by part, with only a piece in memory, and the manifest as its last part. It is encrypted on
 * the way, so that no byte of it is on a disk in plain text, and on disk when this resolves.
 * @param fill adds the parts and returns the rest of the manifest
 * @throws ChangedError; system errors, ENOSPC among them; whatever `fill` throws
 */
export async function writeBackupParts(
  { file, encrypt }: { file: string; encrypt: Protection['encrypt'] },
  fill: (add: AddPart) => Promise<Omit<Manifest, 'parts'>>,
): Promise<Manifest> {
  const archive = pack();
  const written = pipeline(
    archive,
    createGzip(),
    encrypt,
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  );
  // When the disk is full nothing drains anymore: every wait below ends with this one.
  const broken = written.then(() => new Promise<never>(() => undefined));
  broken.catch(() => undefined);
  const parts: BackupPart[] = [];
  const add: AddPart = async (name, bytes, content) => {
    const hash = createHash('sha256');
    const entry = archive.entry({ name, size: bytes, mode: 0o600 });
    const done = once(entry, 'finish');
    done.catch(() => undefined);
    let size = 0;
    for await (const chunk of content) {
      size += chunk.length;
      if (size > bytes) break;
      hash.update(chunk);
      if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), broken]);
    }
    if (size !== bytes) throw new ChangedError(`${name} changed while it was copied`);
    entry.end();
    await Promise.race([done, broken]);
    parts.push({ name, bytes, sha256: hash.digest('hex') });
  };
  try {
    const manifest = { ...(await fill(add)), parts: [...parts] };
    const text = Buffer.from(JSON.stringify(manifest, null, 1));
    await add(MANIFEST, text.length, [text] as unknown as AsyncIterable<Buffer>);
    archive.finalize();
    await written;
    const handle = await open(file, 'r+');
    await handle.sync().finally(() => handle.close());
    return manifest;
  } catch (error) {
    archive.destroy();
    await written.catch(() => undefined);
    throw error;
  }
}

/** Yields parts in order; each must be read before the next one. @throws errors of a damaged file; Refusal */
export async function* readBackupParts(
  file: string,
  decrypt: Decrypt,
): AsyncGenerator<{ name: string; content: Readable }> {
  const archive = extract();
  const arrived = pipeline(createReadStream(file), decrypt, createGunzip(), archive);
  arrived.catch(() => undefined);
  for await (const entry of archive) {
    yield { name: entry.header.name, content: entry as unknown as Readable };
  }
  await arrived;
}

export async function readWhole(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function weigh(name: string, content: Readable): Promise<BackupPart> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { name, bytes, sha256: hash.digest('hex') };
}

/**
 * Reads a whole backup and compares every part with the manifest.
 * @throws Refusal in one line: missing, damaged, encrypted with another key, or made by a newer version
 */
export async function checkArchive(file: string, decrypt: Decrypt): Promise<Manifest> {
  const parts: BackupPart[] = [];
  let manifest: Manifest | undefined;
  try {
    for await (const { name, content } of readBackupParts(file, decrypt)) {
      if (manifest) throw new Error('there is data after the manifest');
      if (name === MANIFEST) manifest = parseManifest((await readWhole(content)).toString('utf8'));
      else parts.push(await weigh(name, content));
    }
    if (!manifest) throw new Error('its end is missing');
    if (JSON.stringify(parts) !== JSON.stringify(manifest.parts)) throw new Error('a checksum differs');
    return manifest;
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(`${file} cannot be restored here: ${error.message}.`);
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Refusal(`There is no backup ${file}.`);
    throw new Refusal(`${file} is damaged (${message}): use another backup.`);
  }
}
