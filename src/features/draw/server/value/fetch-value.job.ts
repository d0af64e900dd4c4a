import type { Pool } from 'pg';
import { env } from '@/env';
import { withTransaction } from '@/kit/db/transaction';
import { askPublicHost } from '@/kit/server/ask-public-host';
import type { Commitment } from '../../protocol/commitment';
import { lockRound } from '../round-rows';
import { readValue, valueAddress } from './read-value';
import { takeValue } from './take-value';

/** A relay's response has about 300 bytes. */
const LARGEST_ANSWER = 4096;
const PATIENCE_MS = 8000;

/** Whether there is something to fetch, and which round of drand. */
const WAITING = `select commitment from site.draw_commitments join draw_rounds on draw_rounds.id = round_id
  where round_id = $1 and committed_at is not null and status = 'committed'
    and not exists (select 1 from site.draw_results where draw_results.round_id = $1)`;

const note = (pool: Pool, round: number, problem: string | null) =>
  pool.query('update site.draw_commitments set value_problem = $2 where round_id = $1', [round, problem]);

/**
 * The first valid response, asking one relay after the other. @returns null if there was none, with each relay's
 * message
 */
async function askRelays(drandRound: number) {
  const said: string[] = [];
  for (const relay of env().DRAND_RELAYS) {
    try {
      const text = await askPublicHost(valueAddress(relay, drandRound), {
        largest: LARGEST_ANSWER,
        patienceMs: PATIENCE_MS,
      });
      const answer = text.toString('utf8');
      readValue(answer, drandRound);
      return { answer, said };
    } catch (error) {
      said.push(`${new URL(relay).host}: ${(error as Error).message}`);
    }
  }
  return { answer: null, said };
}

/**
 * Fetches the value of a committed round, once it is out. The queue retries when no relay had it; staff see each
 * relay's message and may paste the value instead.
 */
export async function fetchValue(pool: Pool, roundId: number): Promise<void> {
  const { rows } = await pool.query<{ commitment: Commitment }>(WAITING, [roundId]);
  const commitment = rows[0]?.commitment;
  if (!commitment) return;
  const { answer, said } = await askRelays(commitment.drand.round);
  if (answer === null) {
    await note(pool, roundId, said.join(' '));
    throw new Error(`No relay has drand round ${commitment.drand.round}: ${said.join(' ')}`);
  }
  await withTransaction(async (tx) => {
    const round = await lockRound(tx, roundId);
    const { rowCount } = await tx.query(WAITING, [roundId]);
    // Somebody pasted it meanwhile, or the round was canceled.
    if (rowCount === 1) await takeValue(tx, round, answer, null);
  }, pool);
  await note(pool, roundId, null);
}
