import { createHash } from 'node:crypto';
import type { GlobalSlug, Payload, PayloadRequest, SanitizedGlobalConfig, TypedUser } from 'payload';
import { EndpointError } from '@/kit/server/endpoint-errors';
import type { BrandChange, BrandFile, BrandFileAnswer } from '../../contract.staff';
import { carried, flat, shapeOf, withValues } from './carried';

type Values = Record<string, unknown>;
type Change = { slug: GlobalSlug; data: Values; changes: BrandChange[] };

/** Documents with the owner's words and looks; policies are not among them. */
const documentsOf = (payload: Payload) =>
  payload.globals.config.filter(({ custom }) => custom.isInBrandFile === true);

const nameOf = ({ label, slug }: SanitizedGlobalConfig) => (typeof label === 'string' ? label : slug);

const read = (payload: Payload, slug: string, req?: PayloadRequest) =>
  payload.findGlobal({ slug: slug as GlobalSlug, depth: 0, draft: false, overrideAccess: true, req });

/** The published brand: no drafts, no records, no people. */
export async function exportBrand(payload: Payload): Promise<BrandFile> {
  const documents = await Promise.all(
    documentsOf(payload).map(async ({ slug, fields }) => [slug, carried(fields, await read(payload, slug))]),
  );
  return { format: 'brand', version: 1, documents: Object.fromEntries(documents) };
}

/** @throws EndpointError invalid for a document, field or value that this version does not know */
async function changeOf(
  payload: Payload,
  slug: string,
  given: Values,
  req?: PayloadRequest,
): Promise<Change> {
  const config = documentsOf(payload).find((one) => one.slug === slug);
  if (!config)
    throw new EndpointError('invalid', { message: 'This file has a document that this site does not have' });
  const parsed = shapeOf(config.fields).safeParse(given);
  if (!parsed.success) {
    const place = parsed.error.issues[0]?.path.join('.');
    const where = place ? `${nameOf(config)}, ${place}` : nameOf(config);
    throw new EndpointError('invalid', { message: `This file does not fit this site: ${where}` });
  }
  const before = carried(config.fields, await read(payload, slug, req));
  const data = withValues(before, parsed.data);
  const [from, to] = [new Map(flat(before)), new Map(flat(data))];
  const changes = [...new Set([...from.keys(), ...to.keys()])].flatMap((field) => {
    const [old, next] = [from.get(field) ?? '', to.get(field) ?? ''];
    return old === next ? [] : [{ document: nameOf(config), field, from: old, to: next }];
  });
  return { slug: slug as GlobalSlug, data, changes };
}

async function changesOf(
  payload: Payload,
  { documents }: BrandFile,
  req?: PayloadRequest,
): Promise<Change[]> {
  const all: Change[] = [];
  // One after the other: inside a transaction there is one connection.
  for (const [slug, given] of Object.entries(documents)) all.push(await changeOf(payload, slug, given, req));
  return all.filter(({ changes }) => changes.length > 0);
}

const answer = (all: Change[], isApplied: boolean): BrandFileAnswer => {
  const changes = all.flatMap((one) => one.changes);
  const seen = createHash('sha256').update(JSON.stringify(all)).digest('hex');
  return { changes, seen, isApplied };
};

/** What the file would change; nothing is written. */
export const previewBrand = async (payload: Payload, file: BrandFile) =>
  answer(await changesOf(payload, file), false);

type Refusal = Error & { status: number; isPublic: boolean; data?: { errors?: { message: string }[] } };

/** Recognized by its fields: endpoints have their own copy of Payload's classes. */
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'isPublic' in error && 'status' in error && (error as Refusal).status < 500;

/**
 * Publishes everything that the file changes, in one transaction and in this person's name, under the checks of the
 * forms.
 * @throws EndpointError stale when it would change something else than the person has seen; invalid for a value that a
 * form would refuse
 */
export async function applyBrand(
  payload: Payload,
  user: TypedUser,
  file: BrandFile,
  seen: string,
): Promise<BrandFileAnswer> {
  const { commitTransaction, createLocalReq, initTransaction, killTransaction } = await import('payload');
  const req = await createLocalReq({ user }, payload);
  await initTransaction(req);
  try {
    const all = await changesOf(payload, file, req);
    const applied = answer(all, true);
    if (applied.seen !== seen) throw new EndpointError('stale');
    for (const { slug, data } of all) {
      const asked = { ...data, _status: 'published' };
      await payload.updateGlobal({ slug, data: asked as never, depth: 0, overrideAccess: false, user, req });
    }
    await commitTransaction(req);
    return applied;
  } catch (error) {
    await killTransaction(req);
    if (!isRefusal(error)) throw error;
    throw new EndpointError('invalid', { message: error.data?.errors?.[0]?.message ?? error.message });
  }
}
