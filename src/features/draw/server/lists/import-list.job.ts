import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { openPrivateFile, removePrivateFile } from '@/kit/db/private-files';
import { withTransaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import type { ListState } from '../../contract';
import { normalizeHandle } from '../../protocol/handle';
import { lockEntries } from '../round-rows';
import { addEntries, removePeopleWithoutEntries } from './entry-rows';
import { type HandleRow, handleReader, NOT_A_HANDLE } from './handle-column';
import { BEING_READ, endList, type ListRow, noteFailure, noteProgress, readListRow } from './list-rows';
import { separatorOf, tableReader } from './table-rows';

/** Keys under which the archives of Instagram and TikTok store a follower's handle. */
const PAIR = /"(?:value|username|screen_?name|handle|unique_?id)"\s*:\s*"((?:[^"\\]|\\.)*)"/gi;
/** Longer than any pair; half a pair at the end of a piece waits for the next piece. */
const LONGEST_PAIR = 2000;

const unescaped = (escaped: string): string => {
  try {
    return String(JSON.parse(`"${escaped}"`));
  } catch {
    return escaped;
  }
};

/** Finds handles in a network's JSON archive, read in pieces, at any depth: its structure changes every year. */
function jsonReader(onFound: (found: HandleRow) => void) {
  let rest = '';
  let line = 1;
  const read = (isEnd: boolean) => {
    let done = 0;
    for (const match of rest.matchAll(PAIR)) {
      line += rest.slice(done, match.index).split('\n').length - 1;
      done = match.index;
      const value = unescaped(match[1] ?? '');
      const handle = normalizeHandle(value);
      onFound(handle === null ? { line, problem: NOT_A_HANDLE, value } : { line, handle });
      line += match[0].split('\n').length - 1;
      done += match[0].length;
    }
    const keepFrom = isEnd ? rest.length : Math.max(done, rest.length - LONGEST_PAIR);
    line += rest.slice(done, keepFrom).split('\n').length - 1;
    rest = rest.slice(keepFrom);
  };
  return {
    push(text: string): void {
      rest += text;
      read(false);
    },
    end: () => read(true),
  };
}

/** Spreadsheets save "Unicode text" as UTF-16; everything else is UTF-8. */
const encodingOf = (head: Uint8Array) => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'utf-8';
};

type Reader = { push: (text: string) => void; end: () => void };

/** The beginning of a file shows which kind of list it is. */
function readerFor(beginning: string, onFound: (found: HandleRow) => void): Reader {
  if (/^\s*(\[|\{|window\.)/.test(beginning)) return jsonReader(onFound);
  const handles = handleReader(onFound);
  const table = tableReader(separatorOf(beginning), handles.push);
  return {
    push: table.push,
    end: () => {
      table.end();
      handles.end();
    },
  };
}

type Piece = { found: HandleRow[]; bytesRead: number };

/**
 * Reads a follower list as its bytes arrive: CSV with commas, semicolons or tabs, bare handles, or a network's
 * archive. A list of any length needs the memory of one piece.
 */
export async function* readHandleRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Piece, void> {
  let decoder: TextDecoder | undefined;
  let reader: Reader | undefined;
  let found: HandleRow[] = [];
  let bytesRead = 0;
  for await (const piece of bytes) {
    decoder ??= new TextDecoder(encodingOf(piece));
    const text = decoder.decode(piece, { stream: true });
    reader ??= readerFor(text, (one) => found.push(one));
    reader.push(text);
    bytesRead += piece.length;
    yield { found, bytesRead };
    found = [];
  }
  reader?.end();
  yield { found, bytesRead };
}

const BATCH = 10_000;
const LEAVING: readonly ListState[] = ['leaving'];

/** Removes what this list added. Entries that another list of the account contains too are restored from it. */
async function removeList(pool: Pool, { id, round, fileId }: ListRow): Promise<void> {
  for (let removed = BATCH; removed === BATCH; ) {
    removed = await withTransaction(async (tx) => {
      await lockEntries(tx, round);
      const { rows } = await tx.query<{ person: number }>(
        `delete from site.draw_entries where ctid = any(array(
           select ctid from site.draw_entries where round_id = $1 and list_id = $2 limit ${BATCH}))
         returning person_id as person`,
        [round, id],
      );
      await removePeopleWithoutEntries(
        tx,
        round,
        rows.map(({ person }) => person),
      );
      return rows.length;
    }, pool);
  }
  await endList(pool, id, { from: LEAVING, state: 'gone' });
  if (fileId) await removePrivateFile('follower-lists', fileId);
}

const GONE = 'The file is not on this machine anymore';
const EMPTY = 'There is no handle in this file';
const AGAIN = 'Something went wrong on our side. We will try again automatically.';
const NOT_READ = 'Something went wrong on our side every time. Try again, or remove this list.';
const NOT_REMOVED =
  'This list is still there, at least in part: removing it failed every time. Please try again.';

const isHandle = (found: HandleRow): found is Extract<HandleRow, { handle: string }> => 'handle' in found;
const isProblem = (found: HandleRow): found is Extract<HandleRow, { problem: string }> => 'problem' in found;

/**
 * @returns false when staff removed the list meanwhile: no more of it is added
 * @throws EndpointError invalid: the round was committed or canceled meanwhile
 */
const importBatch = (
  pool: Pool,
  list: ListRow,
  found: readonly HandleRow[],
  bytesRead: number,
): Promise<boolean> =>
  withTransaction(async (tx) => {
    await lockEntries(tx, list.round);
    const now = await readListRow(tx, list.id);
    if (!now || !BEING_READ.includes(now.state)) return false;
    const handles = found.filter(isHandle).map(({ handle }) => handle);
    const added = await addEntries(tx, { round: list.round, account: list.account, list: list.id, handles });
    const problems = found.filter(isProblem);
    await noteProgress(tx, { list: list.id, bytesRead, rows: found.length, added, problems });
    return true;
  }, pool);

/** @returns the number of rows; null for a list that was removed meanwhile */
async function importRows(
  pool: Pool,
  list: ListRow,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number | null> {
  let before = list.rows;
  let waiting: HandleRow[] = [];
  let all = 0;
  let at = 0;
  for await (const { found, bytesRead } of readHandleRows(bytes)) {
    all += found.length;
    at = bytesRead;
    // Skips what an earlier run committed before it ended.
    waiting.push(...found.slice(before));
    before = Math.max(0, before - found.length);
    for (; waiting.length >= BATCH; waiting = waiting.slice(BATCH))
      if (!(await importBatch(pool, list, waiting.slice(0, BATCH), at))) return null;
  }
  return (await importBatch(pool, list, waiting, at)) ? all : null;
}

/** A problem that a person can fix ends the list; for anything else the queue tries again. */
const sentenceOf = (error: unknown): string | null => (error instanceof EndpointError ? error.message : null);

/**
 * Passes the bytes on and computes their fingerprint: anyone who has the file can prove later that it is the same
 * one.
 */
async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
}

async function readFile(pool: Pool, list: ListRow, fileId: string): Promise<void> {
  const file = await openPrivateFile('follower-lists', fileId);
  const from = BEING_READ;
  if (!file) return void (await endList(pool, list.id, { from, state: 'failed', problem: GONE }));
  const hash = createHash('sha256');
  const rows = await importRows(pool, list, hashed(file.stream, hash)).finally(() => file.stream.destroy());
  if (rows === null) return;
  await endList(
    pool,
    list.id,
    rows > 0
      ? { from, state: 'done', sha256: hash.digest('hex') }
      : { from, state: 'failed', problem: EMPTY },
  );
  await removePrivateFile('follower-lists', fileId);
}

type Job = { listId: number; isLastTry: boolean };

/**
 * Reads a follower list into its round, or removes it again; safe to rerun at any point. Staff see each failed
 * attempt on the list, and after the last one they must act: nothing is queued anymore.
 */
export async function importList(pool: Pool, { listId, isLastTry }: Job): Promise<void> {
  const list = await readListRow(pool, listId);
  if (!list) return;
  const isLeaving = list.state === 'leaving';
  const from = isLeaving ? LEAVING : BEING_READ;
  try {
    if (isLeaving) await removeList(pool, list);
    else if (list.fileId && BEING_READ.includes(list.state)) await readFile(pool, list, list.fileId);
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence !== null)
      return void (await endList(pool, list.id, { from, state: 'failed', problem: sentence }));
    const given = isLeaving ? NOT_REMOVED : NOT_READ;
    const failure = { from, problem: isLastTry ? given : AGAIN, isLast: isLastTry };
    // The queue reports the original error, even if this update fails too.
    await noteFailure(pool, list.id, failure).catch(() => undefined);
    throw error;
  }
}
