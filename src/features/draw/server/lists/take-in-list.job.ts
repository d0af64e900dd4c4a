import type { Pool } from 'pg';
import { openPrivateFile, removePrivateFile } from '@/db/private-files';
import { withTransaction } from '@/db/transaction';
import { EndpointError } from '@/server/endpoint-errors';
import { lockEntries } from '../round-rows';
import { addEntries } from './entry-rows';
import type { Found } from './handle-column';
import { endList, type ListRow, noteProgress, readListRow } from './list-rows';
import { readList } from './read-list';
import { takeOutList } from './take-out-list';

const BATCH = 10_000;
const GONE = 'The file is not on this machine any more';
const EMPTY = 'There is no handle in this file';

const isHandle = (found: Found): found is Extract<Found, { handle: string }> => 'handle' in found;
const isProblem = (found: Found): found is Extract<Found, { problem: string }> => 'problem' in found;

/** @throws EndpointError invalid: the round was committed to or cancelled meanwhile */
const takeBatch = (pool: Pool, list: ListRow, found: readonly Found[], bytesRead: number): Promise<void> =>
  withTransaction(async (tx) => {
    await lockEntries(tx, list.round);
    const handles = found.filter(isHandle).map(({ handle }) => handle);
    const added = await addEntries(tx, { round: list.round, account: list.account, list: list.id, handles });
    const problems = found.filter(isProblem);
    await noteProgress(tx, { list: list.id, bytesRead, rows: found.length, added, problems });
  }, pool);

async function takeIn(pool: Pool, list: ListRow, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let before = list.rows;
  let waiting: Found[] = [];
  let all = 0;
  let at = 0;
  for await (const { found, bytesRead } of readList(bytes)) {
    all += found.length;
    at = bytesRead;
    // What an earlier run committed before it ended is in already.
    waiting.push(...found.slice(before));
    before = Math.max(0, before - found.length);
    for (; waiting.length >= BATCH; waiting = waiting.slice(BATCH))
      await takeBatch(pool, list, waiting.slice(0, BATCH), at);
  }
  await takeBatch(pool, list, waiting, at);
  return all;
}

/** What a person can do something about ends the list; anything else is tried again by the queue. */
const sentenceOf = (error: unknown): string | null => (error instanceof EndpointError ? error.message : null);

async function readFile(pool: Pool, list: ListRow, fileId: string): Promise<void> {
  const file = await openPrivateFile('follower-lists', fileId);
  if (!file) return void (await endList(pool, list.id, { state: 'failed', problem: GONE }));
  const rows = await takeIn(pool, list, file.stream).finally(() => file.stream.destroy());
  await endList(pool, list.id, rows > 0 ? { state: 'done' } : { state: 'failed', problem: EMPTY });
  await removePrivateFile('follower-lists', fileId);
}

/** Takes a follower list into its round, or out of it again; safe to run again at any point. */
export async function takeInList(pool: Pool, listId: number): Promise<void> {
  const list = await readListRow(pool, listId);
  if (!list) return;
  try {
    if (list.state === 'leaving') await takeOutList(pool, list);
    else if (list.fileId) await readFile(pool, list, list.fileId);
  } catch (error) {
    const problem = sentenceOf(error);
    if (problem === null) throw error;
    await endList(pool, list.id, { state: 'failed', problem });
  }
}
