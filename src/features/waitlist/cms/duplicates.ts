import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, Field } from 'payload';
import { nobody, supporters } from '@/kit/cms/access';
import { LOCKS } from '@/kit/db/locks';
import { withTransaction } from '@/kit/db/transaction';
import { isSameChapter } from '../rules/same-chapter';

const component = (name: string) => `/src/features/waitlist/admin/${name}`;

/** Both halves stop early, so that a very common name costs hardly more than a rare one. */
const COUNT = `
  select w.id, (select count(*)::int from (
    (select o.id from waitlist o
     where ${isSameChapter('w', 'o')} and o.quarantined is not true fetch first 20 rows only)
    union
    (select o.id from waitlist o
     where o.email_key = w.email_key and o.id <> w.id and o.quarantined is not true fetch first 20 rows only)
  ) as alike) as alike
  from waitlist w where w.id = any($1::int[])`;

/** Adds to each application of a list how many others are like it: one query for the whole list. */
export const countDuplicates: CollectionAfterOperationHook = async ({ args, operation, result }) => {
  const { select } = args as { select?: Record<string, unknown> };
  if (operation !== 'find' || (select && !select.duplicates)) return result;
  const { docs } = result as { docs: { id: number; duplicates?: number }[] };
  if (docs.length === 0) return result;
  const counted = await withTransaction(async (tx) => {
    // A bitmap would first collect every application with a name, for each application of the list.
    await tx.query('set local enable_bitmapscan = off');
    return tx.query<{ id: number; alike: number }>(COUNT, [docs.map(({ id }) => id)]);
  });
  const alike = new Map(counted.rows.map((row) => [row.id, row.alike]));
  for (const doc of docs) doc.duplicates = alike.get(doc.id) ?? 0;
  return result;
};

/**
 * Uses the count's rule; updates only changed rows, newest first. The next call continues, and includes rows
 * that somebody is editing now.
 */
const FLAG = `
  with names as (select organization_key as key, count(*) as many from waitlist
                 where quarantined is not true group by 1),
       boxes as (select email_key as key, count(*) as many from waitlist
                 where quarantined is not true group by 1),
       found as (select w.id, coalesce(greatest(names.many, boxes.many) > (w.quarantined is not true)::int, false) as alike
                 from waitlist w left join names on names.key = w.organization_key
                   left join boxes on boxes.key = w.email_key),
       changed as (select id, found.alike from found join waitlist w using (id)
                   where w.alike is distinct from found.alike order by id desc limit 2000 for update of w skip locked)
  update waitlist set alike = changed.alike from changed where changed.id = waitlist.id`;

/**
 * Flags are computed on request. Updating them with each application, correction and erasure would make forms that
 * give the same name wait for each other.
 */
export const flagDuplicates: CollectionBeforeOperationHook = async ({
  args,
  context,
  overrideAccess,
  req,
}) => {
  const { where } = args as { where?: unknown };
  if (!JSON.stringify(where ?? null).includes('"alike":')) return;
  // Payload checks access only after its hooks.
  if (!overrideAccess && !supporters({ req })) return;
  // An export queries many times, and its list does not change meanwhile.
  if (context.isLikenessFresh) return;
  context.isLikenessFresh = true;
  await withTransaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCKS.likeness]);
    await tx.query(FLAG);
  });
};

const kept = (name: string): Field => ({
  name,
  type: 'text',
  index: true,
  access: { create: nobody, update: nobody },
  admin: { hidden: true },
});

export const duplicateFields: Field[] = [
  kept('emailKey'),
  kept('organizationKey'),
  {
    name: 'alike',
    label: 'Possible duplicate',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    access: { create: nobody, update: nobody },
    // For filters only: list and record show how many, and which.
    admin: { condition: () => false, disableListColumn: true, disableBulkEdit: true },
  },
  {
    name: 'duplicates',
    type: 'number',
    virtual: true,
    access: { create: nobody, update: nobody },
    admin: {
      disableListFilter: true,
      disableBulkEdit: true,
      components: {
        Field: component('duplicates-field#DuplicatesField'),
        Cell: component('duplicates-cell#DuplicatesCell'),
      },
    },
  },
];
