import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type Erasure, parseErasures } from '@/core/db/erasure-list';
import { Refusal } from '../lib/refusal';
import { readWhole } from './archive';
import { chooseDecryption } from './decrypt';
import { ERASURES } from './files';

async function readOne(file: string, identity: string | undefined): Promise<Erasure[]> {
  const isThere = await stat(file).then(Boolean, () => false);
  if (!isThere) return [];
  try {
    const decrypt = await chooseDecryption(file, identity);
    const bytes = await readWhole(
      decrypt(createReadStream(file) as AsyncIterable<Buffer>) as AsyncIterable<Buffer>,
    );
    return parseErasures(bytes.toString('utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(
      `${file} cannot be read (${reason}): it says who was erased since. Add its key to the identity file, or move it away and lose those erasures.`,
    );
  }
}

/** The newest list of erasures, which each backup puts beside all of them. @throws Refusal with nothing touched */
export async function readBeside(archive: string, identity: string | undefined): Promise<Erasure[]> {
  const beside = path.join(path.dirname(archive), ERASURES);
  return [...(await readOne(beside, identity)), ...(await readOne(`${beside}.age`, identity))];
}
