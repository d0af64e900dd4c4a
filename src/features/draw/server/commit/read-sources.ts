import type { Transaction } from '@/kit/db/transaction';
import { FREE_ENTRY } from '../../protocol/entry';
import type { Sources } from '../../protocol/sources';

const LISTS = `select account, coalesce(sha256, 'unknown') as file, rows, added as taken, known, bad as refused,
    state = 'gone' as "isOut"
  from site.draw_lists where round_id = $1 and state in ('done', 'gone') order by id`;

const COUNTS = `select
    (select count(*) from site.draw_entries as e
       join site.draw_people as p on p.id = e.person_id and p.disqualified_at is null
     where e.round_id = $1 and e.account = '${FREE_ENTRY}')::integer as "freeTickets",
    (select count(*) from site.draw_people
     where round_id = $1 and disqualified_at is not null)::integer as "disqualifiedPeople"`;

const BY_HAND = `select what, count(*)::integer as times, reason from site.draw_hand_changes
  where round_id = $1 group by what, reason order by what collate "C", reason collate "C"`;

/** The sources of a round's tickets, as published with the commitment. */
export async function readSources(tx: Transaction, round: number): Promise<Sources> {
  const { rows: lists } = await tx.query<Sources['lists'][number]>(LISTS, [round]);
  const { rows: counts } = await tx.query<Pick<Sources, 'freeTickets' | 'disqualifiedPeople'>>(COUNTS, [
    round,
  ]);
  const { rows: byHand } = await tx.query<Sources['byHand'][number]>(BY_HAND, [round]);
  return { lists, ...(counts[0] ?? { freeTickets: 0, disqualifiedPeople: 0 }), byHand };
}
