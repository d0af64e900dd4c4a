import type { Transaction } from '@/kit/db/transaction';
import type { ListState } from '../../contract';

export type ListRow = {
  id: number;
  round: number;
  account: string;
  fileId: string | null;
  state: ListState;
  /** How much of it is stored: rows that a killed worker had committed are not counted twice. */
  rows: number;
};

/** A list in one of these states is being read; staff may remove it in either state. */
export const BEING_READ: readonly ListState[] = ['waiting', 'running'];

/** SQL: reading failed, and there still is a file to read. */
export const MAY_RETRY = `(problem is not null and file_id is not null and state in ('waiting', 'running', 'failed'))`;

const LIST = `select id, round_id as round, account, file_id as "fileId", state, rows
  from site.draw_lists where id = $1`;

export async function readListRow(db: Pick<Transaction, 'query'>, id: number): Promise<ListRow | null> {
  const { rows } = await db.query<ListRow>(LIST, [id]);
  return rows[0] ?? null;
}

/** Further problems are counted but not stored: a file of another kind has nothing but bad rows. */
const MOST_PROBLEMS = 10_000;

/** Enough to find the row again; NUL cannot be stored. */
const LONGEST_VALUE = 120;
const shownValue = (value: string) =>
  [...value.replaceAll('\0', '').slice(0, 1000)].slice(0, LONGEST_VALUE).join('');

type Progress = {
  list: number;
  bytesRead: number;
  rows: number;
  added: number;
  problems: readonly { line: number; problem: string; value: string }[];
};

/** Stores the result of a batch, in the same transaction. */
export async function noteProgress(
  tx: Transaction,
  { list, bytesRead, rows, added, problems }: Progress,
): Promise<void> {
  const bad = problems.length;
  await tx.query(
    `update site.draw_lists set state = 'running', bytes_read = $2, rows = rows + $3, added = added + $4,
       known = known + $5, bad = bad + $6, problem = null where id = $1`,
    [list, bytesRead, rows, added, rows - bad - added, bad],
  );
  if (bad === 0) return;
  await tx.query(
    `insert into site.draw_list_problems (list_id, line, reason, value)
     select $1, line, reason, value from unnest($2::int[], $3::text[], $4::text[]) as bad(line, reason, value)
     where (select count(*) from site.draw_list_problems where list_id = $1) < ${MOST_PROBLEMS}
     on conflict do nothing`,
    [
      list,
      problems.map(({ line }) => line),
      problems.map(({ problem }) => problem),
      problems.map(({ value }) => shownValue(value)),
    ],
  );
}

type End = {
  from: readonly ListState[];
  state: ListState;
  problem?: string | null;
  /** SHA-256 of the file, once it was read completely. */
  sha256?: string | null;
};

/** Does nothing if the list's state changed meanwhile. Afterwards nothing refers to its file. */
export const endList = (
  db: Pick<Transaction, 'query'>,
  id: number,
  { from, state, problem = null, sha256 = null }: End,
) =>
  db.query(
    `update site.draw_lists set state = $2, problem = $3, finished_at = now(), file_id = null,
       sha256 = coalesce($5, sha256)
     where id = $1 and state = any($4)`,
    [id, state, problem, from, sha256],
  );

type Failure = { from: readonly ListState[]; problem: string; isLast: boolean };

/** Stores a failure that the list did not cause. Its file stays, so that reading can be retried. */
export const noteFailure = (db: Pick<Transaction, 'query'>, id: number, { from, problem, isLast }: Failure) =>
  db.query(
    `update site.draw_lists set problem = $2, state = case when $3 then 'failed' else state end,
       finished_at = case when $3 then now() end
     where id = $1 and state = any($4)`,
    [id, problem, isLast, from],
  );
