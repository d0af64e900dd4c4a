import type { Transaction } from '@/db/transaction';
import type { ListState } from '../../contract';

export type ListRow = {
  id: number;
  round: number;
  account: string;
  fileId: string | null;
  state: ListState;
  /** How much of it is in: what a killed worker had committed is not counted twice. */
  rows: number;
};

const LIST = `select id, round_id as round, account, file_id as "fileId", state, rows
  from site.draw_lists where id = $1`;

export async function readListRow(db: Pick<Transaction, 'query'>, id: number): Promise<ListRow | null> {
  const { rows } = await db.query<ListRow>(LIST, [id]);
  return rows[0] ?? null;
}

/** More are counted, not kept: a file of another kind has nothing but bad rows. */
const MOST_PROBLEMS = 10_000;

type Progress = {
  list: number;
  bytesRead: number;
  rows: number;
  added: number;
  problems: readonly { line: number; problem: string }[];
};

/** What a batch did, in the transaction that did it. */
export async function noteProgress(
  tx: Transaction,
  { list, bytesRead, rows, added, problems }: Progress,
): Promise<void> {
  const bad = problems.length;
  await tx.query(
    `update site.draw_lists set state = 'running', bytes_read = $2, rows = rows + $3, added = added + $4,
       known = known + $5, bad = bad + $6 where id = $1`,
    [list, bytesRead, rows, added, rows - bad - added, bad],
  );
  if (bad === 0) return;
  await tx.query(
    `insert into site.draw_list_problems (list_id, line, reason)
     select $1, line, reason from unnest($2::int[], $3::text[]) as bad(line, reason)
     where (select count(*) from site.draw_list_problems where list_id = $1) < ${MOST_PROBLEMS}
     on conflict do nothing`,
    [list, problems.map(({ line }) => line), problems.map(({ problem }) => problem)],
  );
}

export const endList = (
  db: Pick<Transaction, 'query'>,
  id: number,
  { state, problem = null }: { state: ListState; problem?: string | null },
) =>
  db.query(
    `update site.draw_lists set state = $2, problem = $3, finished_at = now(), file_id = null where id = $1`,
    [id, state, problem],
  );
