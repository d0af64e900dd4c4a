import type { CollectionAfterOperationHook, Field } from 'payload';
import { nobody } from '@/cms/access';
import { requestPool } from '@/db/pool';

const component = (name: string) => `/src/features/waitlist/admin/${name}`;

/** Both halves stop early, so that a name that everybody gives costs no more than a rare one. */
const COUNT = `
  select w.id, (select count(*)::int from (
    (select o.id from waitlist o
     where o.organization_key = w.organization_key and o.id <> w.id and o.quarantined is not true limit 20)
    union
    (select o.id from waitlist o
     where o.email_key = w.email_key and o.id <> w.id and o.quarantined is not true limit 20)
  ) as alike) as alike
  from waitlist w where w.id = any($1::int[])`;

/** Says of each application of a list how many others are like it: one question for the whole list. */
export const countDuplicates: CollectionAfterOperationHook = async ({ args, operation, result }) => {
  const { select } = args as { select?: Record<string, unknown> };
  if (operation !== 'find' || (select && !select.duplicates)) return result;
  const { docs } = result as { docs: { id: number; duplicates?: number }[] };
  if (docs.length === 0) return result;
  const { rows } = await requestPool().query<{ id: number; alike: number }>(COUNT, [
    docs.map(({ id }) => id),
  ]);
  const alike = new Map(rows.map((row) => [row.id, row.alike]));
  for (const doc of docs) doc.duplicates = alike.get(doc.id) ?? 0;
  return result;
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
