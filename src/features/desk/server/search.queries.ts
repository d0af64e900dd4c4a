import type { DeskSource, Writing } from '@/core/server/desk-source';
import { requestPool } from '@/kit/db/pool';

/** Ids that are worth a list: where a term has more, the newest records are read until enough of them have it. */
const MOST_IDS = 1000;

/** `\`, `%` and `_` are letters of a search like others. */
const patternOf = (term: string) => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;

const writingsOf = ({ machine: { subject }, writings }: DeskSource): Writing[] => [
  { rows: `site.desk_tags where subject = '${subject}'`, record: 'subject_id', column: 'tag' },
  { rows: `notes where subject = '${subject}'`, record: 'subject_id', hasTextId: true, column: 'text' },
  ...writings,
];

/** A search also finds a kind of request by its label: 'billing' is 'Billing & Payments'. */
function topicsOf({ sql: { topics } }: DeskSource, term: string): string[] {
  const found = topics?.options.filter(({ label }) => label.toLowerCase().includes(term.toLowerCase())) ?? [];
  if (!topics || found.length === 0) return [];
  return [`one.${topics.column} in (${found.map(({ value }) => `'${value}'`).join(', ')})`];
}

const ofColumns = ({ sql }: DeskSource, pattern: string) =>
  sql.searched.map((column) => `one.${column} ilike ${pattern}`).join(' or ');

/** SQL of ids that have the term, each from an index of its own. `$1`: its pattern. */
const idsOf = (source: DeskSource, term: string): string[] => {
  const from = `select id from ${source.machine.table} one where`;
  return [
    `${from} ${ofColumns(source, '$1')}`,
    ...topicsOf(source, term).map((condition) => `${from} ${condition}`),
    ...writingsOf(source).map(
      ({ rows, record, hasTextId, column }) =>
        `select ${hasTextId ? `${record}::integer` : record} from ${rows} and ${column} ilike $1`,
    ),
  ];
};

/** Condition: this one record has the term. The limit keeps PostgreSQL from reading all that was written first. */
const hasTerm = (source: DeskSource, term: string, pattern: string) => {
  const written = writingsOf(source).map(
    ({ rows, record, hasTextId, column }) =>
      `(select true from ${rows} and ${record} = one.id${hasTextId ? '::text' : ''} and ${column} ilike ${pattern} limit 1)`,
  );
  return `(${[ofColumns(source, pattern), ...topicsOf(source, term), ...written].join(' or ')})`;
};

/** What a query needs to find the terms: conditions about `one` by kind of record, and the values of its parameters. */
export type Search = { conditions: Map<DeskSource['kind'], string[]>; values: unknown[] };

/**
 * Records that have every term. A rare term gives a list of ids, from the indexes of words; a common one is looked for
 * record by record, which soon has enough of them.
 * @param first number of the first parameter that is free
 */
export async function searchFor(
  sources: readonly DeskSource[],
  terms: readonly string[],
  first: number,
): Promise<Search> {
  const search: Search = { conditions: new Map(sources.map(({ kind }) => [kind, []])), values: [] };
  const add = (value: unknown) => `$${first - 1 + search.values.push(value)}`;
  for (const term of terms) {
    const pattern = patternOf(term);
    const parts = sources.flatMap((source) => idsOf(source, term).map((ids) => ({ kind: source.kind, ids })));
    const lists = parts.map(({ ids }, at) => `array(${ids} limit ${MOST_IDS + 1}) as "${at}"`);
    const { rows } = await requestPool().query<Record<string, number[]>>(`select ${lists.join(', ')}`, [
      pattern,
    ]);
    for (const source of sources) {
      const found = parts.flatMap(({ kind }, at) => (kind === source.kind ? [rows[0]?.[at] ?? []] : []));
      const isRare = found.every((ids) => ids.length <= MOST_IDS);
      search.conditions
        .get(source.kind)
        ?.push(
          isRare ? `one.id = any(${add(found.flat())}::integer[])` : hasTerm(source, term, add(pattern)),
        );
    }
  }
  return search;
}
