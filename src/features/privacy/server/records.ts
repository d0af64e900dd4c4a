import { cameAt, type PersonalData } from '@/core/db/personal-data';
import { mailboxKey } from '@/kit/db/limiter';
import type { Transaction } from '@/kit/db/transaction';

export type FoundRecords = { part: PersonalData; ids: number[] };

/** Rows with the address in one of the part's columns. @param before excludes what arrived later; null: all */
async function findIn(tx: Transaction, part: PersonalData, address: string, before: string | null) {
  const matches = part.addresses.map((column) => `lower("${column}") = lower($1)`).join(' or ');
  const { rows } = await tx.query<{ id: number }>(
    `select id from ${part.table}
     where (${matches}) and ($2::timestamptz is null or ${cameAt(part)} <= $2::timestamptz) order by id`,
    [mailboxKey(address), before],
  );
  return { part, ids: rows.map(({ id }) => id) };
}

const MAIL_TABLES = ['mails', 'incoming_mails'] as const;
type MailTable = (typeof MAIL_TABLES)[number];

/** Ids of the emails about these records, whoever received or sent them. */
export async function mailsAbout(
  tx: Transaction,
  { part, ids }: FoundRecords,
  table: MailTable = 'mails',
): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select id from ${table} where related_collection = $1 and related_id = any($2)`,
    [part.subject, ids.map(String)],
  );
  return rows.map(({ id }) => id);
}

/** Everything stored about an address, part by part: the parts share one connection. */
export async function findRecords(
  tx: Transaction,
  parts: readonly PersonalData[],
  address: string,
  before: string | null = null,
): Promise<FoundRecords[]> {
  const found: FoundRecords[] = [];
  for (const part of parts) found.push(await findIn(tx, part, address, before));
  for (const table of MAIL_TABLES) {
    const mails = found.find(({ part }) => part.table === table);
    if (!mails) continue;
    const ids = new Set(mails.ids);
    for (const one of found) for (const id of await mailsAbout(tx, one, table)) ids.add(id);
    mails.ids = [...ids];
  }
  return found;
}

/**
 * SQL: rows of `site.idempotency` that answer a form of these records. A key is the record's reference, or was used
 * in the same transaction that wrote the record. `$1`: ids of the records; `$2`: the part's endpoints.
 */
export const answersTo = ({ table, children = [] }: PersonalData) => {
  const dateTimes = [
    `select created_at from ${table} where id = any($1)`,
    `select updated_at from ${table} where id = any($1)`,
    ...children.map((child) => `select created_at from ${child.table} where ${child.column} = any($1)`),
  ];
  return `path like any($2::text[]) and (key in (select reference from ${table} where id = any($1))
    or created_at::timestamptz(3) in (${dateTimes.join(' union ')}))`;
};
