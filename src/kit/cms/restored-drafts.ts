import type {
  CollectionConfig,
  CollectionSlug,
  Endpoint,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload';
import { refuse } from './refuse';

/** Ids are 32-bit numbers; the query for anything else fails. @throws APIError 404 */
function versionId(req: PayloadRequest): string {
  const id = String(req.routeParams?.id);
  if (!/^\d{1,9}$/.test(id)) throw refuse('There is no such version', 404);
  return id;
}

/**
 * Runs before Payload's own endpoint, which writes an old version over the published row, bypassing every check of
 * the document, even when it was asked for a draft. Here a restore is a change like any other; hooks that must know
 * read `req.context.isRestoringVersion`, Payload's name for it.
 */
const restoreVersion = (slug: GlobalSlug): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const id = versionId(req);
    const found = await req.payload.findGlobalVersionByID({ slug, id, depth: 0, overrideAccess: false, req });
    const { id: _id, createdAt, updatedAt, ...data } = found.version;
    const draft = req.searchParams.get('draft') === 'true';
    const _status = draft ? 'draft' : 'published';
    const doc = await req.payload.updateGlobal({
      slug,
      data: { ...data, _status } as object,
      draft,
      depth: 0,
      context: { isRestoringVersion: true },
      overrideAccess: false,
      req,
    });
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') });
  },
});

/** A global whose restored drafts, like all its drafts, never touch what is published. */
export const withSafeRestore = (one: GlobalConfig): GlobalConfig => ({
  ...one,
  endpoints: [restoreVersion(one.slug as GlobalSlug), ...(one.endpoints || [])],
});

/** The same for a record: a restored version is published, or becomes the newest draft, and never withdraws. */
const restoreRecord = (slug: CollectionSlug): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const id = versionId(req);
    const found = await req.payload.findVersionByID({
      collection: slug,
      id,
      depth: 0,
      overrideAccess: false,
      req,
    });
    const { id: _id, createdAt, updatedAt, ...data } = found.version as unknown as Record<string, unknown>;
    const draft = req.searchParams.get('draft') === 'true';
    const doc = await req.payload.update({
      collection: slug,
      id: found.parent as number,
      data: { ...data, _status: draft ? 'draft' : 'published' } as object,
      draft,
      depth: 0,
      context: { isRestoringVersion: true },
      overrideAccess: false,
      req,
    });
    return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') });
  },
});

/** A collection with versions whose restored drafts, like all its drafts, never touch what is published. */
export const withSafeRecordRestore = (one: CollectionConfig): CollectionConfig =>
  one.versions
    ? { ...one, endpoints: [restoreRecord(one.slug as CollectionSlug), ...(one.endpoints || [])] }
    : one;
