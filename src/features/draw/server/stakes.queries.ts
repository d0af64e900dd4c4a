import { requestPool } from '@/db/pool';
import type { PublicRound } from '../contract';
import { dueIn } from '../protocol/commitment';
import { PROTOCOL } from '../protocol/entry';
import { winnerOf } from '../ui/winner';
import { readPublicRounds } from './rounds.queries';

type Stakes = {
  /** For the next draw, and when its entries closed; null while no round is committed. */
  due: string | null;
  closesAt: string | null;
  /** The round that was published last and has a winner: one that was called off since has none. */
  last: PublicRound | null;
};

/** What is at stake now. Rounds of protocol 1 are left out: the pages promise what those cannot. */
export async function readStakes(): Promise<Stakes> {
  const rounds = (await readPublicRounds()).filter(({ facts }) => facts.protocol === PROTOCOL);
  const [next] = rounds
    .filter(({ state }) => state === 'committed')
    .map(({ facts, closesAt }) => ({ due: dueIn(facts.commitment), closesAt }))
    .sort((one, other) => one.due.localeCompare(other.due));
  const [last] = rounds
    .filter((round) => round.publishedAt !== null && winnerOf(round) !== null)
    .sort((one, other) => (other.publishedAt ?? '').localeCompare(one.publishedAt ?? ''));
  return { due: next?.due ?? null, closesAt: next?.closesAt ?? null, last: last ?? null };
}

const COUNTED = `select case when exists (select from draw_rounds where status = 'open') then array(
    select link_id from site.draw_accounts join draw_rounds on draw_rounds.id = round_id where status = 'open') end as links`;

/** Links that the open rounds count; null while there is no such round: the next one will count every profile. */
export async function readCountedLinks(): Promise<number[] | null> {
  const { rows } = await requestPool().query<{ links: number[] | null }>(COUNTED);
  return rows[0]?.links ?? null;
}
