import type { CollectionBeforeOperationHook, CollectionConfig, PayloadRequest, Where } from 'payload';
import { nobody } from './access';
import { lockActor } from './lock-actor';
import { queryWithin } from './payload-transaction';
import { refuse } from './refuse';
import { MOST_ROWS } from './requests/check-query';

const TOO_MANY = 'Please choose at most 10,000 rows at once.';

const WRITES = ['create', 'update', 'delete', 'restoreVersion'];

const tableOf = (slug: string) => slug.replaceAll('-', '_');

type Args = {
  id?: unknown;
  where?: Where;
  data?: unknown;
  draft?: boolean;
  trash?: boolean;
  overrideAccess?: boolean;
};

/**
 * By ascending id, so that two bulk writes wait for each other and never deadlock. While a row is edited, foreign
 * keys that refer to it can still be checked; a row that is being deleted is locked against these too.
 */
async function lockRows(req: PayloadRequest, slug: string, ids: readonly number[], operation: string) {
  if (ids.length === 0) return;
  const strength = operation === 'delete' ? 'update' : 'no key update';
  await queryWithin(
    req,
    `select id from "${tableOf(slug)}" where id = any($1::bigint[]) order by id for ${strength}`,
    [`{${ids.join()}}`],
  );
}

/** Payload refuses values that cannot be an id. */
const rowId = (id: unknown): number[] => {
  const number = Number(id);
  return Number.isSafeInteger(number) && number > 0 ? [number] : [];
};

async function parentOf(req: PayloadRequest, slug: string, version: unknown): Promise<number[]> {
  const { rows } = await queryWithin(
    req,
    `select parent_id from "_${tableOf(slug)}_v" where id = $1::bigint`,
    [rowId(version)[0] ?? 0],
  );
  return rowId(rows[0]?.parent_id);
}

/**
 * The rows that a bulk write selects, as far as the account may read them.
 * @throws APIError 400 when a person selects more than the site changes at once
 */
async function matching(req: PayloadRequest, slug: string, { where, draft, trash, overrideAccess }: Args) {
  const isOwn = overrideAccess === true;
  const { docs, totalDocs } = await req.payload.find({
    collection: slug as 'users',
    where: where as Where,
    select: { createdAt: true },
    limit: isOwn ? 0 : MOST_ROWS,
    depth: 0,
    draft: draft === true,
    trash: trash === true,
    overrideAccess: isOwn,
    req,
  });
  if (totalDocs > docs.length) throw refuse(TOO_MANY);
  return docs.map(({ id }) => id);
}

async function targets(req: PayloadRequest, slug: string, operation: string, args: Args): Promise<number[]> {
  if (operation === 'create') return [];
  if (operation === 'restoreVersion') return parentOf(req, slug, args.id);
  return args.where && args.id === undefined ? matching(req, slug, args) : rowId(args.id);
}

/**
 * Payload reads a document, and some statements later writes all of it back. Here its row is locked before that read,
 * in the operation's own transaction, so that hooks compare with what is stored, and nothing stale is written back.
 * The account is locked with it: a role that was just revoked does not count.
 */
const lockFirst =
  ({ access, slug }: CollectionConfig): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (!WRITES.includes(operation)) return args;
    const asked = args as Args;
    // Payload refuses this next. Locking needs the right to update, which the site lacks for what only grows.
    const isFixed = access?.update === nobody && access.delete === nobody;
    if (isFixed && operation !== 'create' && !asked.overrideAccess) return args;
    const isBulk = operation !== 'create' && asked.where !== undefined && asked.id === undefined;
    const ids = await targets(req, slug, operation, asked);
    if (slug === 'users')
      await lockRows(req, slug, [...new Set([...ids, ...rowId(req.user?.id)])], operation);
    await lockActor(req);
    if (slug !== 'users') await lockRows(req, slug, ids, operation);
    if (!isBulk) return args;
    // Rows that start to match only now are not locked, and so not changed.
    const locked: Where = { id: { in: ids.length > 0 ? ids : [0] } };
    return { ...args, where: { and: [asked.where, locked] } } as typeof args;
  };

/** After the collection's other hooks of this kind: some of them write outside of this transaction. */
export const withRowLocks = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), lockFirst(collection)],
  },
});
