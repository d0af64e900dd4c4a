import type { Pool } from 'pg';
import { env } from '@/env';
import { askPublicHost } from '@/server/ask-public-host';
import { type Commitment, commitmentText } from '../../protocol/commitment';
import { touchRound } from '../round-rows';
import { stampOf, stampRequest } from './time-stamp';

const LARGEST_ANSWER = 64 * 1024;
const PATIENCE_MS = 15_000;

/**
 * Requests a time stamp of a commitment from an authority. Nothing waits for it, and a round without one says so; the
 * queue reports a failed attempt.
 */
export async function stampDraw(pool: Pool, roundId: number): Promise<void> {
  const { TIMESTAMP_URL } = env();
  if (!TIMESTAMP_URL) return;
  const { rows } = await pool.query<{ commitment: Commitment }>(
    `select commitment from site.draw_commitments
     where round_id = $1 and committed_at is not null and time_stamp is null`,
    [roundId],
  );
  const [row] = rows;
  if (!row) return;
  const text = commitmentText(row.commitment);
  const { request, nonce } = stampRequest(text);
  const answer = await askPublicHost(TIMESTAMP_URL, {
    largest: LARGEST_ANSWER,
    patienceMs: PATIENCE_MS,
    body: { type: 'application/timestamp-query', bytes: request },
  });
  const { token, at } = await stampOf(answer, { text, nonce });
  // Too late to prove anything, and a check would reject it.
  if (at.getTime() >= Date.parse(row.commitment.drand.due)) return;
  await pool.query(
    'update site.draw_commitments set time_stamp = $2 where round_id = $1 and time_stamp is null',
    [roundId, token],
  );
  await touchRound(pool, roundId);
}
