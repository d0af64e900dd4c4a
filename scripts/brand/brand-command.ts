import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TypedUser } from 'payload';
import { getPayloadClient } from '@/core/server/payload';
import {
  BRAND_FILE_BYTES,
  type BrandChange,
  type BrandFile,
  brandFileRequest,
  OTHER_FILE,
} from '@/features/brand/contract.staff';
import { applyBrand, exportBrand, previewBrand } from '@/features/brand/server/brand-file/brand-file';
import { allowLongStatements } from '@/kit/cms/database';
import { Refusal } from '../lib/refusal';

const USAGE = `Usage: npm run brand -- export <file> | -        writes the published brand
       npm run brand -- compare <file>           lists what the file would change on this site
       npm run brand -- import <file> <username> publishes it in the name of this admin`;

async function open() {
  allowLongStatements();
  return getPayloadClient();
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

async function exportTo(file: string): Promise<string> {
  const text = `${JSON.stringify(await exportBrand(await open()), null, 2)}\n`;
  if (file === '-') return text;
  await writeFile(path.resolve(file), text, { flag: 'wx' }).catch((error: unknown) => {
    if (codeOf(error) === 'EEXIST') throw new Refusal(`${file} is there already, choose another name`);
    throw new Refusal(`${file} cannot be written (${codeOf(error)})`);
  });
  return `The brand is in ${file}.\n`;
}

async function textOf(file: string): Promise<string> {
  try {
    const { size } = await stat(path.resolve(file));
    if (size > BRAND_FILE_BYTES) throw new Refusal(OTHER_FILE);
    return await readFile(path.resolve(file), 'utf8');
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      codeOf(error) === 'ENOENT' ? `There is no file ${file}` : `${file} cannot be read (${codeOf(error)})`,
    );
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(OTHER_FILE);
  }
}

async function brandIn(file: string): Promise<BrandFile> {
  const { success, data, error } = brandFileRequest.safeParse({
    file: parsed(await textOf(file)),
    seen: null,
  });
  if (!success) throw new Refusal(error.issues[0]?.message ?? OTHER_FILE);
  return data.file;
}

async function findAdmin(name: string): Promise<TypedUser> {
  const username = name.trim().toLowerCase();
  const { docs } = await (await open()).find({
    collection: 'users',
    where: { username: { equals: username }, role: { equals: 'admin' } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  if (!docs[0]) throw new Refusal(`There is no admin named "${username}"`);
  return { ...docs[0], collection: 'users' } as TypedUser;
}

const listed = (changes: BrandChange[]) =>
  changes
    .map(
      ({ document, field, from, to }) =>
        `${document}, ${field}: ${from || 'nothing'} -> ${to || 'nothing'}\n`,
    )
    .join('');

const counted = ({ length }: BrandChange[]) =>
  length === 1 ? '1 text or value' : `${length} texts and values`;

async function compare(file: string): Promise<string> {
  const brand = await brandIn(file);
  const { changes } = await previewBrand(await open(), brand);
  return `${listed(changes)}It would change ${counted(changes)}.\n`;
}

async function importFrom(file: string, name: string): Promise<string> {
  const brand = await brandIn(file);
  const user = await findAdmin(name);
  const payload = await open();
  const { seen } = await previewBrand(payload, brand);
  const { changes } = await applyBrand(payload, user, brand, seen);
  return `${listed(changes)}It changed ${counted(changes)}, in the name of ${user.username}.\n`;
}

/**
 * `npm run brand`: what the page "Brand file" of the back office does, under the same checks (decision 036).
 * @returns what it says when it is done
 * @throws Refusal or EndpointError with a sentence for the person who ran it
 */
export async function brandCommand([command, file, name, ...more]: readonly string[]): Promise<string> {
  if (!file || more.length > 0) throw new Refusal(USAGE);
  if (command === 'import' && name) return importFrom(file, name);
  if (name) throw new Refusal(USAGE);
  if (command === 'export') return exportTo(file);
  if (command === 'compare') return compare(file);
  throw new Refusal(USAGE);
}
