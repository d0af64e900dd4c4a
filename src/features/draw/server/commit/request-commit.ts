import type { Transaction } from '@/kit/db/transaction';
import { invalid } from '@/kit/server/endpoint-errors';
import type { TransitionRequest } from '../../contract';
import { dueOf, roundFrom } from '../../protocol/quicknet';
import { assertTransition } from '../assert-transition';
import { COMMITTING, logRoundActivity, queueDrawJob, type RoundActor, type RoundRow } from '../round-rows';

type Asked = Extract<TransitionRequest, { action: 'commit' }>;

const UNFINISHED = 'A follower list is still being read. Wait until every list has been read, or remove it.';
const IN_PART =
  'A follower list could not be read completely. Try it again or remove it, so that nobody is left out by mistake.';
const TOO_SOON = 'Choose a time at least six minutes from now.';
const TOO_LATE = 'Choose a time within a year from now.';

/** A finished list that added nothing and has no file left to read does not count. @throws EndpointError invalid */
async function refuseUnfinishedLists(tx: Transaction, round: number): Promise<void> {
  const { rows } = await tx.query<{ unfinished: boolean; inPart: boolean }>(
    `select coalesce(bool_or(state in ('waiting', 'running', 'leaving')), false) as unfinished,
       coalesce(bool_or(state = 'failed' and (added > 0 or file_id is not null)), false) as "inPart"
     from site.draw_lists where round_id = $1`,
    [round],
  );
  if (rows[0]?.unfinished) throw invalid(UNFINISHED);
  if (rows[0]?.inPart) throw invalid(IN_PART);
}

/**
 * The first round of drand at or after the time that staff chose. By the database's clock: a server's own may be
 * wrong. This leaves a minute more than the protocol requires, for hashing the list.
 */
async function chooseRound(tx: Transaction, at: string): Promise<number> {
  const round = roundFrom(Date.parse(at));
  const { rows } = await tx.query<{ tooSoon: boolean; tooLate: boolean }>(
    `select $1::timestamptz < now() + interval '6 minutes' as "tooSoon",
       $1::timestamptz > now() + interval '1 year' as "tooLate"`,
    [dueOf(round)],
  );
  if (rows[0]?.tooSoon !== false) throw invalid(TOO_SOON);
  if (rows[0].tooLate) throw invalid(TOO_LATE);
  return round;
}

/** Queues the commitment for the worker: hashing a million entries takes longer than a person should wait. */
export async function requestCommit(
  tx: Transaction,
  round: RoundRow,
  { at, places }: Asked,
  by: RoundActor,
): Promise<void> {
  assertTransition(round, 'committed');
  const drandRound = await chooseRound(tx, at);
  await refuseUnfinishedLists(tx, round.id);
  const { rowCount } = await tx.query(
    `insert into site.draw_commitments as asked (round_id, asked_by_id, asked_by, places, drand_round)
       values ($1, $2, $3, $4, $5)
     on conflict (round_id) do update set asked_by_id = excluded.asked_by_id, asked_by = excluded.asked_by,
       asked_at = now(), places = excluded.places, drand_round = excluded.drand_round, problem = null
       where asked.problem is not null and asked.committed_at is null`,
    [round.id, by.userId, by.username, places, drandRound],
  );
  if (rowCount !== 1) throw invalid(COMMITTING);
  await queueDrawJob(tx, 'commit-draw', { roundId: round.id });
  await logRoundActivity(tx, {
    round: round.id,
    by,
    details: [`asked to commit, to drand round ${drandRound}`],
  });
}
