import type { Pool, PoolClient } from 'pg';
import { lockState, transition } from '@/core/db/transition';
import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import type { ReadAnnouncement } from '@/core/shared/announcement';
import { LOCKS } from '@/kit/db/locks';
import { withTransaction } from '@/kit/db/transaction';
import { type IssueState, issueStates } from '../rules/issue-states';
import { announcementOf } from './announced-draw';
import { beginWhenDue } from './begin-when-due';
import { markLeftBehind, nextTry } from './delivery-rows';
import { queueIssue, readIssue } from './issue-rows';
import { readNewsletterWords } from './newsletter-words.queries';
import { type Deliver, type Held, type Refused, sendSlice } from './send-slice';

/** A job occupies one of the worker's few slots: after this long it is queued again. */
const SLICE_MS = 20_000;
const HELD_UP_MS = 30_000;

type Open = { deliver: Deliver; refused: Refused; close: () => void };

type Job = {
  pool: Pool;
  /** Opens a connection to the mail server for this slice; or says why nothing may leave. */
  open: () => Promise<Open | string>;
  readAnnouncement: ReadAnnouncement;
  issueId: number;
  signal: AbortSignal;
};

/** Staff may have stopped it just now: then it stays stopped. */
const endSending = (pool: Pool, issueId: number, to: IssueState, problem: string | null) =>
  withTransaction(async (tx) => {
    const { state } = await lockState(tx, issueStates, issueId);
    if (state !== 'sending') return;
    await transition(tx, issueStates, { id: issueId, from: state, to, by: null, reason: problem });
    await tx.query(
      `update newsletter_issues set problem = $2, finished_at = case when $3 then now() end where id = $1`,
      [issueId, problem, to === 'sent'],
    );
  }, pool);

async function holdUp(db: PoolClient, { pool, issueId }: Job, { error, isOver }: NonNullable<Held>) {
  const problem = error.slice(0, 500);
  if (isOver) return endSending(pool, issueId, 'stopped', problem);
  await db.query(
    `update newsletter_issues set problem = $2, updated_at = now() where id = $1 and state = 'sending'`,
    [issueId, problem],
  );
  await queueIssue(db, issueId, new Date(Date.now() + HELD_UP_MS));
}

/** Queues the next slice, or closes the issue when every email is accounted for. */
async function continueSending(db: PoolClient, { pool, issueId }: Job): Promise<void> {
  const at = await nextTry(db, issueId);
  if (at) {
    await db.query(`update newsletter_issues set problem = null where id = $1 and problem is not null`, [
      issueId,
    ]);
    await queueIssue(db, issueId, at);
    return;
  }
  await endSending(pool, issueId, 'sent', null);
}

async function work(db: PoolClient, job: Job): Promise<void> {
  const { open, readAnnouncement, issueId, signal } = job;
  await beginWhenDue(job.pool, issueId, readAnnouncement);
  await markLeftBehind(db, issueId);
  const row = await readIssue(db, issueId);
  if (row?.state !== 'sending') return;
  const server = await open();
  if (typeof server === 'string') return holdUp(db, job, { error: server, isOver: false });
  try {
    const [brand, words] = await Promise.all([readBrandIdentity(), readNewsletterWords()]);
    const issue = { ...row, announcement: await announcementOf(row.announces, readAnnouncement) };
    const slice = {
      db,
      issue,
      brand,
      words: words.issue,
      deliver: server.deliver,
      refused: server.refused,
      signal,
      milliseconds: SLICE_MS,
    };
    const held = await sendSlice(slice);
    await (held ? holdUp(db, job, held) : continueSending(db, job));
  } finally {
    server.close();
  }
}

/**
 * One slice of sending one issue; safe to rerun at any point. The lock ends with its connection: its holder is the
 * only sender of this issue.
 *
 * @throws Error when the queue should try again later
 */
export async function sendIssue(job: Job): Promise<void> {
  const db = await job.pool.connect();
  try {
    const { rows } = await db.query<{ mine: boolean }>('select pg_try_advisory_lock($1, $2) as mine', [
      LOCKS.issue,
      job.issueId,
    ]);
    if (!rows[0]?.mine) throw new Error(`Another process is still sending issue ${job.issueId}`);
    await work(db, job);
  } finally {
    // Closing the connection releases the lock, whatever went wrong.
    db.release(true);
  }
}
