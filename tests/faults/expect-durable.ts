import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { query } from '../support/api';
import { designFolder } from '../support/quotes';
import { type Entry, sendSubmission, startLoad, type Volley } from './load';
import type { Table } from './submissions';

/** The result of one fault, for the last line of a run. */
export type FaultCounts = {
  injected: number;
  sent: number;
  acknowledged: number;
  found: number;
  /** Responses that nobody may get: anything but 201, 503 and none. */
  strange: number;
};

/** Before an acknowledgement. */
export const isStrange = (status: number) => ![0, 201, 503].includes(status);

/** A running site, or several on one database. */
export type RunningSites = { urls: () => string[]; databaseUrl: string; dataDir: string };

/**
 * Runs in the middle of a volley. It gets a promise that the whole volley was acknowledged, and a function that sends
 * another one, all of which must be acknowledged as well.
 */
export type InjectedFault = (done: Promise<void>, volley: (size: number) => Promise<Volley>) => Promise<void>;

const VOLLEY = 32;
/** How many of the last acknowledged submissions are sent again. */
const ASKED_AGAIN = 20;

const ROWS: Record<Table, string> = {
  support_tickets: `select reference, json_build_object('ticketId', ticket_id) as answer, null as file from support_tickets`,
  waitlist: `select reference, json_build_object('success', true) as answer, null as file from waitlist`,
  newsletter: `select reference, json_build_object('success', true) as answer, null as file from newsletter`,
  quotes: `select reference, json_build_object('quoteId', quote_id) as answer, design_file as file from quotes`,
};

type Row = { reference: string; answer: object; file: string | null };

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** @returns for each key of the log, the rows stored under it */
export async function storedRows(
  { databaseUrl }: Pick<RunningSites, 'databaseUrl'>,
  log: Entry[],
): Promise<Map<string, Row[]>> {
  const stored = new Map<string, Row[]>();
  for (const [table, select] of Object.entries(ROWS)) {
    const keys = log.filter(({ submission }) => submission.table === table).map((one) => one.submission.key);
    for (const row of await query<Row>({ databaseUrl }, `${select} where reference = any($1)`, [keys]))
      stored.set(row.reference, [...(stored.get(row.reference) ?? []), row]);
  }
  return stored;
}

/** Whether exactly one row matches the acknowledgement, with the same file that was sent. */
function isFound({ submission, acknowledged }: Entry, rows: Row[] | undefined, dataDir: string): boolean {
  const [row, ...others] = rows ?? [];
  if (!row || others.length > 0) return false;
  const said = JSON.parse(acknowledged ?? '{}');
  const isSame = Object.entries(row.answer).every(([name, value]) => said[name] === value);
  const file = row.file && path.join(designFolder({ dataDir }), row.file);
  return isSame && (submission.sha256 === undefined || (file !== null && sha256(file) === submission.sha256));
}

async function expectSameAnswers({ urls }: RunningSites, log: Entry[]): Promise<void> {
  const uneven = log.filter(({ statuses }) => statuses.length > 1);
  for (const { submission, acknowledged } of [...uneven.slice(-ASKED_AGAIN), ...log.slice(-ASKED_AGAIN)]) {
    const again = () => sendSubmission(urls()[0] ?? '', submission);
    // A connection that was open during the fault may turn out to be dead.
    await expect.poll(again, { timeout: 20_000 }).toEqual([201, acknowledged]);
  }
}

/**
 * Injects a fault repeatedly, each time in the middle of a volley on top of a steady load. Everything is acknowledged
 * in the end, with only missing responses and 503 before that; everything acknowledged is stored once, as it was
 * answered, and gets the same answer when it is sent again.
 * @param report receives the counts before anything is expected
 * @returns the log
 */
export async function expectDurable(
  sites: RunningSites,
  { times, inject }: { times: number; inject: InjectedFault },
  report: (counts: FaultCounts) => void,
): Promise<Entry[]> {
  const { log, volley, stop } = startLoad(sites.urls);
  let injected = 0;
  try {
    while (injected < times) {
      const { begun, done } = await volley(VOLLEY);
      expect(await begun()).toBe(true);
      await inject(done, volley);
      await done;
      injected += 1;
    }
  } finally {
    await stop();
  }
  const stored = await storedRows(sites, log);
  const acknowledged = log.filter((entry) => entry.acknowledged !== undefined);
  const lost = acknowledged.filter(
    (entry) => !isFound(entry, stored.get(entry.submission.key), sites.dataDir),
  );
  report({
    injected,
    sent: log.reduce((sum, { statuses }) => sum + statuses.length, 0),
    acknowledged: acknowledged.length,
    found: acknowledged.length - lost.length,
    strange: log.flatMap(({ statuses }) => statuses).filter(isStrange).length,
  });
  const shown = ({ submission, statuses }: Entry) => [submission.path, submission.key, ...statuses];
  expect(lost.map(shown)).toEqual([]);
  const strange = log.filter(({ statuses }) => statuses.some(isStrange));
  expect(strange.map(shown)).toEqual([]);
  expect(log.filter((entry) => !acknowledged.includes(entry)).map(shown)).toEqual([]);
  await expectSameAnswers(sites, log);
  return log;
}
