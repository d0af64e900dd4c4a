import { recordActivity } from '@/core/db/activity';
import {
  appendErasures,
  type Erasure,
  erasureKeys,
  erasureMarks,
  readErasures,
} from '@/core/db/erasure-list';
import { cameAt, type PersonalData } from '@/core/db/personal-data';
import { workPool } from '@/kit/db/pool';
import { removePrivateFile } from '@/kit/db/private-files';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { eraseAddress } from './erase-address';
import { describeCounts } from './held';
import type { Leftover } from './remove-records';

/** How prepare and worker write their log; null when there is nothing to report. */
type Report = (line: string) => void;

const nameOf = ({ address, at }: Erasure) => `${address} ${at}`;

async function readMarks(tx: Transaction): Promise<Erasure[]> {
  const { rows } = await tx.query<Omit<Erasure, 'at'> & { at: Date }>(
    'select address, erased_at as at, key from site.erasures',
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function cameOldRows(tx: Transaction): Promise<boolean> {
  const { rowCount } = await tx.query(`delete from site.meta where key = 'old-rows'`);
  return rowCount === 1;
}

/** Addresses in the data whose owners asked to be erased, each with its latest request. */
async function findErased(tx: Transaction, parts: readonly PersonalData[], erasures: Erasure[]) {
  const dateTimes = new Map<string, string>();
  for (const { address, at } of erasures) if (at > (dateTimes.get(address) ?? '')) dateTimes.set(address, at);
  const latest = [...dateTimes.values()].sort().at(-1);
  const found = new Map<string, string>();
  for (const part of parts.filter(({ kept }) => !kept))
    for (const column of part.addresses) {
      const { rows } = await tx.query<{ address: string }>(
        `select distinct "${column}" as address from ${part.table}
         where ${cameAt(part)} <= $1::timestamptz and "${column}" is not null`,
        [latest],
      );
      for (const { address } of rows) {
        const at = erasureMarks(address)
          .flatMap((mark) => dateTimes.get(mark) ?? [])
          .sort()
          .at(-1);
        if (at) found.set(address, at);
      }
    }
  return found;
}

const MARKS = `insert into site.erasures (address, erased_at, key)
  select address, at, key from json_to_recordset($1::json) as one(address text, at timestamptz, key text)
  on conflict do nothing`;

async function eraseAgain(
  tx: Transaction,
  parts: readonly PersonalData[],
  due: Erasure[],
): Promise<Leftover[]> {
  const leftovers: Leftover[] = [];
  for (const [address, at] of await findErased(tx, parts, due)) {
    const outcome = await eraseAddress(tx, parts, address, at);
    if (outcome.erased.every(({ ids }) => ids.length === 0)) continue;
    leftovers.push(...outcome.leftovers);
    await recordActivity(tx, {
      actor: null,
      action: 'erased a person again',
      subject: 'privacy',
      subjectId: null,
      details: describeCounts(outcome.erased),
    });
  }
  await tx.query(MARKS, [JSON.stringify(due)]);
  return leftovers;
}

/**
 * Whoever was erased stays erased, whatever old data was restored since. This reconciles list and database: a
 * database that lacks a recorded erasure was restored, and a database with old rows may contain erased people.
 * Otherwise it costs three short queries.
 * @param everything searches the data even without such a sign
 */
export async function applyErasures(
  parts: readonly PersonalData[],
  { everything = false, report }: { everything?: boolean; report: Report },
): Promise<void> {
  const listed = await readErasures();
  const leftovers = await withTransaction(async (tx) => {
    const marks = await readMarks(tx);
    const [inList, inDatabase] = [new Set(listed.map(nameOf)), new Set(marks.map(nameOf))];
    await appendErasures(marks.filter((one) => !inList.has(nameOf(one))));
    const all = [...marks, ...listed.filter((one) => !inDatabase.has(nameOf(one)))];
    const keys = erasureKeys();
    const readable = all.filter(({ key }) => keys.includes(key));
    if (readable.length < all.length)
      report(
        `${all.length - readable.length} erasures were written with a secret that this machine lacks, and find nobody.`,
      );
    const looksAtAll = (await cameOldRows(tx)) || everything;
    const due = looksAtAll ? readable : readable.filter((one) => !inDatabase.has(nameOf(one)));
    return due.length === 0 ? [] : eraseAgain(tx, parts, due);
  }, workPool());
  for (const { kind, id } of leftovers) await removePrivateFile(kind, id);
}
