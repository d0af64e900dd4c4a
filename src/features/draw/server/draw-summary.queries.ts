import { cache } from 'react';
import { requestPool } from '@/kit/db/pool';
import { isClosed } from '@/kit/shared/closed-addresses';
import { DRAWS, type PublicRound } from '../contract';
import { PROTOCOL } from '../protocol/entry';
import { dueIn } from '../protocol/first-version';
import { type ClosedList, type DrawState, listOf } from '../rules/round-states';
import { shownWinner } from '../ui/winner';
import { readPublicRounds } from './rounds.queries';

type Stakes = {
  /** For the next draw, and when its entries closed; null while no round is committed. */
  due: string | null;
  closesAt: string | null;
  /** The round that was published last and has a winner: one that was called off since has none. */
  last: PublicRound | null;
};

/** What is at stake now. Rounds of the first version are left out: the pages promise what those cannot. */
export async function readDrawSummary(): Promise<Stakes> {
  const rounds = (await readPublicRounds()).filter(({ facts }) => facts.protocol === PROTOCOL);
  const [next] = rounds
    .filter(({ state }) => state === 'committed')
    .map(({ facts, closesAt }) => ({ due: dueIn(facts), closesAt }))
    .sort((one, other) => one.due.localeCompare(other.due));
  const [last] = rounds
    .filter((round) => round.publishedAt !== null && shownWinner(round) !== null)
    .sort((one, other) => (other.publishedAt ?? '').localeCompare(one.publishedAt ?? ''));
  return { due: next?.due ?? null, closesAt: next?.closesAt ?? null, last: last ?? null };
}

const ENTRIES = `select array(select distinct status::text from draw_rounds) as states,
  case when exists (select from draw_rounds where status = 'open') then array(
    select link_id from site.draw_accounts join draw_rounds on draw_rounds.id = round_id where status = 'open') end as counted`;

/** What following is good for now. */
type Entries = {
  /** From the moment entries close until the result is published, no follow counts in the draw that the page is about. */
  list: 'open' | ClosedList;
  /** Links that the open rounds count; null while there is no such round: the next one will count every profile. */
  counted: number[] | null;
};

/** Read once per request. */
export const readEntries = cache(async (): Promise<Entries> => {
  if (isClosed(DRAWS)) return { list: 'open', counted: null };
  const { rows } = await requestPool().query<{ states: DrawState[]; counted: number[] | null }>(ENTRIES);
  return { list: listOf(rows[0]?.states ?? []), counted: rows[0]?.counted ?? null };
});
