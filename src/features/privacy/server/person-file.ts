import type { PersonalData } from '@/core/db/personal-data';
import { RECORD_FILES } from '@/core/db/record-files';
import { readPolicyVersions } from '@/core/server/policies-in-force.queries';
import type { FileKind } from '@/kit/db/private-files';
import type { Transaction } from '@/kit/db/transaction';
import { answersTo, type FoundRecords } from './records';

type Row = Record<string, unknown> & { id: number };

const rowsOf = async (tx: Transaction, text: string, values: unknown[]): Promise<Row[]> =>
  (await tx.query<{ row: Row }>(text, values)).rows.map(({ row }) => row);

const about = (tx: Transaction, table: string, part: PersonalData, ids: number[]) =>
  rowsOf(
    tx,
    `select to_jsonb(one) as row from ${table} one where subject = $1 and subject_id::text = any($2) order by id`,
    [part.subject, ids.map(String)],
  );

/** A part's records with all dependent rows. */
async function recordsOf(tx: Transaction, { part, ids }: FoundRecords): Promise<Row[]> {
  const records = await rowsOf(
    tx,
    `select to_jsonb(one) - $2::text[] as row from ${part.table} one where id = any($1) order by id`,
    [ids, part.secrets ?? []],
  );
  const lists = new Map<string, { rows: Row[]; column: string }>();
  for (const { name, table, column } of part.children ?? []) {
    const text = `select to_jsonb(one) as row from ${table} one where ${column} = any($1) order by id`;
    lists.set(name, { rows: await rowsOf(tx, text, [ids]), column });
  }
  for (const table of ['notes', 'transitions', 'site.record_messages'])
    lists.set(table.replace('site.', ''), { rows: await about(tx, table, part, ids), column: 'subject_id' });
  return records.map((record) => {
    const hanging = [...lists].map(([name, { rows, column }]) => [
      name,
      rows.filter((row) => String(row[column]) === String(record.id)),
    ]);
    return { ...record, ...Object.fromEntries(hanging) };
  });
}

async function answersOf(tx: Transaction, found: FoundRecords[]): Promise<Row[]> {
  const answers: Row[] = [];
  for (const { part, ids } of found.filter(({ part }) => part.submissionPaths)) {
    const text = `select to_jsonb(one) as row from site.idempotency one where ${answersTo(part)}`;
    answers.push(...(await rowsOf(tx, text, [ids, part.submissionPaths])));
  }
  return answers;
}

/** The policies that the records name as effective, each once. */
const policiesOf = (tx: Transaction, records: Row[]) =>
  readPolicyVersions(tx, [...new Set(records.flatMap(({ policies }) => String(policies ?? '').split(', ')))]);

const CONVERSATION_FILES = `select id::text, name from site.record_files
  where subject = $1 and subject_id = any($2) and entry_id is not null order by subject_id, created_at, id`;

export type PersonFile = {
  facts: Record<string, unknown>;
  files: { kind: FileKind; id: string; name: string }[];
};

/** Everything stored about an address, except the bytes of its files. */
export async function readPersonFile(
  tx: Transaction,
  found: FoundRecords[],
  address: string,
): Promise<PersonFile> {
  const parts: [string, Row[]][] = [];
  for (const one of found) parts.push([one.part.name, await recordsOf(tx, one)]);
  const files = found.flatMap(({ part }, index) =>
    (parts[index]?.[1] ?? []).flatMap((row) =>
      part.file && row[part.file.id]
        ? [{ kind: part.file.kind, id: String(row[part.file.id]), name: String(row[part.file.name]) }]
        : [],
    ),
  );
  for (const { part, ids } of found) {
    const { rows } = await tx.query<{ id: string; name: string }>(CONVERSATION_FILES, [part.subject, ids]);
    files.push(...rows.map((file) => ({ kind: RECORD_FILES.kind, ...file })));
  }
  const facts = {
    about: 'Everything this site has on one email address.',
    address,
    madeAt: new Date().toISOString(),
    ...Object.fromEntries(parts),
    rememberedAnswers: await answersOf(tx, found),
    policiesInForce: await policiesOf(
      tx,
      parts.flatMap(([, rows]) => rows),
    ),
  };
  return { facts, files };
}
