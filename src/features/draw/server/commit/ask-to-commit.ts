import type { Transaction } from '@/db/transaction';
import type { MoveRequest } from '../../contract';
import { assertMove } from '../assert-move';
import { type Actor, queueDrawJob, type RoundRow, refuse, tell } from '../round-rows';

type Asked = Extract<MoveRequest, { action: 'commit' }>;

/** A value that is out, or about to come out, could be known to whoever chooses it. */
const LEAST_AHEAD_MS = 5 * 60 * 1000;

const UNFINISHED = 'A follower list is still being read. Wait until all of them are done, or take it out.';
const IN_PART =
  'A follower list could not be read whole. Try it again or take it out, so that nobody is left out unnoticed.';

/** A list that ended with nothing in it, and with no file to read, is nobody's concern. @throws EndpointError invalid */
async function refuseUnfinishedLists(tx: Transaction, round: number): Promise<void> {
  const { rows } = await tx.query<{ unfinished: boolean; inPart: boolean }>(
    `select coalesce(bool_or(state in ('waiting', 'running', 'leaving')), false) as unfinished,
       coalesce(bool_or(state = 'failed' and (added > 0 or file_id is not null)), false) as "inPart"
     from site.draw_lists where round_id = $1`,
    [round],
  );
  if (rows[0]?.unfinished) throw refuse(UNFINISHED);
  if (rows[0]?.inPart) throw refuse(IN_PART);
}

/** Hands the round to the worker: hashing a million entries takes longer than a person should wait. */
export async function askToCommit(
  tx: Transaction,
  round: RoundRow,
  { beacon, places }: Asked,
  by: Actor,
): Promise<void> {
  assertMove(round, 'committed');
  const due = new Date(beacon.due);
  if (due.getTime() < Date.now() + LEAST_AHEAD_MS)
    throw refuse('The public value must come out at least five minutes from now.');
  await refuseUnfinishedLists(tx, round.id);
  const { rowCount } = await tx.query(
    `insert into site.draw_commitments as asked (round_id, asked_by_id, asked_by, places, beacon)
       values ($1, $2, $3, $4, $5)
     on conflict (round_id) do update set asked_by_id = excluded.asked_by_id, asked_by = excluded.asked_by,
       asked_at = now(), places = excluded.places, beacon = excluded.beacon, problem = null
       where asked.problem is not null and asked.committed_at is null`,
    [round.id, by.userId, by.username, places, JSON.stringify({ ...beacon, due: due.toISOString() })],
  );
  if (rowCount !== 1) throw refuse('The entries are being committed to right now.');
  await queueDrawJob(tx, 'commit-draw', { roundId: round.id });
  await tell(tx, { round: round.id, by, details: [`asked to commit, to ${beacon.what}`] });
}
