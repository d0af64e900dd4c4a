import {
  buildVersionGlobalFields,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import { NOT_VALID } from '@/kit/shared/request-contract';
import { refuse } from '../refuse';
import { checkQuery, type Query, withRowLimit } from './check-query';
import { checkUpload } from './check-upload';
import { withoutFixed } from './fixed-fields';
import { hasShapes, hasStorableTexts } from './shapes';

/** Bulk writes have their bound where their rows are locked (row-locks.ts). */
const READS = ['read', 'readDistinct', 'findVersions'];
const WRITES = ['create', 'update'];

const NOT_STORABLE = 'A text has characters that cannot be stored. Please type it again.';

/** @throws APIError 400 */
function checkData(fields: readonly FlattenedField[], data: Record<string, unknown> = {}): void {
  if (!hasShapes(fields, data)) throw refuse(NOT_VALID);
  if (!hasStorableTexts(data)) throw refuse(NOT_STORABLE);
}

type Args = Query & { data?: Record<string, unknown>; overrideAccess?: boolean };

/** Only for requests of people: the site's own code asks with `overrideAccess`. */
const collectionGuard =
  ({ access, flattenedFields, upload }: SanitizedCollectionConfig): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const asked = args as Args;
    if (asked.overrideAccess) return args;
    checkQuery(flattenedFields, asked);
    // Who may not create any gets Payload's own refusal, whatever is missing.
    if (upload && (operation !== 'create' || (await access.create({ req }))))
      checkUpload(operation, asked.data, req);
    checkData(flattenedFields, asked.data);
    if (READS.includes(operation)) return withRowLimit(asked) as typeof args;
    return WRITES.includes(operation)
      ? ({ ...asked, data: withoutFixed(flattenedFields, asked.data) } as typeof args)
      : args;
  };

const globalGuard =
  ({ flattenedFields }: SanitizedGlobalConfig): GlobalBeforeOperationHook =>
  ({ args }) => {
    const asked = args as Args;
    if (asked.overrideAccess) return args;
    checkData(flattenedFields, asked.data);
    return { ...args, data: withoutFixed(flattenedFields, asked.data) };
  };

/** Payload has no hook before it reads the versions of a global. */
function guardVersions(config: SanitizedConfig, one: SanitizedGlobalConfig): void {
  const fields = buildVersionGlobalFields(config, one, true);
  const { readVersions = () => true } = one.access;
  one.access.readVersions = (asked) => {
    checkQuery(fields, (asked.req.query ?? {}) as Query);
    return readVersions(asked);
  };
}

/**
 * Puts one check before every operation of every collection and global, Payload's own included: REST and the pages
 * of the back office both pass it. The check comes first, because later hooks already read and lock rows.
 */
export async function guardRequests(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built;
  for (const one of config.collections)
    one.hooks = {
      ...one.hooks,
      beforeOperation: [collectionGuard(one), ...(one.hooks.beforeOperation ?? [])],
    };
  for (const one of config.globals) {
    one.hooks = { ...one.hooks, beforeOperation: [globalGuard(one), ...(one.hooks.beforeOperation ?? [])] };
    if (one.versions) guardVersions(config, one);
  }
  return config;
}
