import {
  buildVersionGlobalFields,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import { NOT_VALID } from '@/kit/shared/request-contract';
import { isStorable } from '@/kit/shared/text';
import { refuse } from '../refuse';
import { checkQuery, isTime, type Query, withRowLimit } from './check-query';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Forms send an empty list as how many rows it has. */
const isEmptyList = (value: unknown) => value === undefined || value === '' || Number(value ?? 1) === 0;

/** Whether the value has the shape that its field stores. */
function fits(field: FlattenedField, value: unknown): boolean {
  switch (field.type) {
    case 'date':
      return isEmpty(value) || isTime(value);
    case 'text':
    case 'textarea':
    case 'email':
      return isEmpty(value) || typeof value === 'string' || ('hasMany' in field && field.hasMany === true);
    case 'richText':
      return isEmpty(value) || (isRecord(value) && isRecord(value.root));
    case 'group':
    case 'tab':
      return value === undefined || (isRecord(value) && hasShapes(field.flattenedFields, value));
    case 'array':
      return Array.isArray(value)
        ? value.every((row) => isRecord(row) && hasShapes(field.flattenedFields, row))
        : isEmptyList(value);
    default:
      return true;
  }
}

/**
 * Whether all of a record's data could be stored, at any depth. Payload refuses other wrong values itself; with these
 * its own code fails, or ours that follows, or it stores them as text.
 */
const hasShapes = (fields: readonly FlattenedField[], data: Record<string, unknown>): boolean =>
  fields.every((field) => fits(field, data[field.name]));

/** Whether every text in it, at any depth, is one that PostgreSQL accepts. */
const hasStorableTexts = (data: unknown): boolean => {
  if (typeof data === 'string') return isStorable(data);
  return typeof data !== 'object' || data === null || Object.values(data).every(hasStorableTexts);
};

/** Hidden, and sent by forms: which row of a list it is, that a document is in the trash, what a save began with. */
const SENT_BY_FORMS = ['id', 'deletedAt', 'revision', 'touched'];

/** No form lets anybody write it: it is written by the site, or by Payload, such as times, and the names of files. */
function isFixed(field: FlattenedField): boolean {
  const { hidden, readOnly, disabled } = (field.admin ?? {}) as Record<string, unknown>;
  return !SENT_BY_FORMS.includes(field.name) && Boolean(field.hidden || hidden || readOnly || disabled);
}

/** The data of a request without the fields that no form lets anybody write, at any depth. */
function withoutFixed(fields: readonly FlattenedField[], data: unknown): unknown {
  if (Array.isArray(data)) return data.map((row) => withoutFixed(fields, row));
  if (typeof data !== 'object' || data === null) return data;
  const kept: Record<string, unknown> = { ...data };
  for (const field of fields) {
    if (isFixed(field)) delete kept[field.name];
    else if ('flattenedFields' in field && field.name in kept)
      kept[field.name] = withoutFixed(field.flattenedFields, kept[field.name]);
  }
  return kept;
}

const NO_FILE = 'Please choose a file to upload.';
const NO_EDITS = 'Pictures cannot be edited here. Please upload the edited picture.';

/** Each makes Payload fetch the stored picture again, by an address that the request may choose. */
const EDITS = ['uploadEdits', 'focalX', 'focalY'];

/**
 * The site never fetches a picture from an address: an uploaded file comes with the request.
 * @throws APIError 400
 */
function checkUpload(operation: string, data: unknown, req: PayloadRequest): void {
  const edits = isRecord(data) && EDITS.some((name) => ![undefined, null].includes(data[name] as null));
  if (operation === 'create' && !req.file) throw refuse(NO_FILE);
  if ((operation === 'create' || operation === 'update') && (edits || req.query?.uploadEdits !== undefined))
    throw refuse(NO_EDITS);
}

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
