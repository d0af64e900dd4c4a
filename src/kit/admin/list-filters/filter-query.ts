type Clause = readonly [field: string, operator: string, value: string];
export type Filter = { label: string; anyOf: readonly (readonly Clause[])[] };
export type Asker = { now: string; me: string };

const fill = (value: string, { now, me }: Asker) => value.replace('{now}', now).replace('{me}', me);

/** The part of a list's address that filters it, as the back office's own filters write it. */
export function filterQuery({ anyOf }: Filter, asker: Asker): URLSearchParams {
  const query = new URLSearchParams();
  for (const [i, group] of anyOf.entries())
    for (const [j, [field, operator, value]] of group.entries())
      query.set(`where[or][${i}][and][${j}][${field}][${operator}]`, fill(value, asker));
  return query;
}

/** Whether the shown list has exactly this filter; the time that 'now' stands for may differ. */
export function isChosen(filter: Filter, shown: URLSearchParams, asker: Asker): boolean {
  const wanted = filterQuery(filter, asker);
  const held = [...shown.keys()].filter((key) => key.startsWith('where['));
  if (held.length !== [...wanted.keys()].length) return false;
  return [...wanted].every(([key, value]) =>
    value === asker.now ? shown.has(key) : shown.get(key) === value,
  );
}
