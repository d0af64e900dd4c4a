import { requestPool } from '@/kit/db/pool';
import type { PublicRound } from '../contract';
import { hasWinner, isRevealed } from '../rules/round-states';
import { FACTS, type FactsRow, publicFactsOf } from './facts';

type Row = FactsRow & {
  id: number;
  state: PublicRound['state'];
  opensAt: Date | null;
  closesAt: Date | null;
  publishedAt: Date | null;
  cancelledAt: Date | null;
  cancelledFor: string | null;
  names: { place: number; account: string; masked: string; agreed: string | null }[];
  canBeLookedUp: boolean;
};

const ROUNDS = `select round.id, round.status::text as state, round.opens_at as "opensAt",
    round.closes_at as "closesAt", round.published_at as "publishedAt", round.cancelled_at as "cancelledAt",
    round.cancelled_for as "cancelledFor", ${FACTS},
    coalesce((select json_agg(json_build_object('place', place, 'account', account,
        'masked', masked, 'agreed', agreed_name) order by place)
      from site.draw_places where round_id = round.id), '[]') as names,
    exists (select 1 from site.draw_secrets where round_id = round.id and list_secret is not null) as "canBeLookedUp"
  from draw_rounds as round join site.draw_commitments as fixed
      on fixed.round_id = round.id and fixed.committed_at is not null
    left join site.draw_results as result on result.round_id = round.id`;

const iso = (dateTime: Date | null) => dateTime?.toISOString() ?? null;

/** A round that is called off has no winner to name. */
const namesOf = ({ state, names }: Row) =>
  names.map(({ place, account, masked, agreed }) => ({
    place,
    account,
    name: (hasWinner(state) ? agreed : null) ?? masked,
  }));

function viewOf(row: Row, revealed = isRevealed(row.state, row.drawnAt !== null)): PublicRound {
  return {
    id: row.id,
    state: row.state,
    opensAt: iso(row.opensAt),
    closesAt: iso(row.closesAt),
    facts: publicFactsOf(row, revealed),
    names: revealed ? namesOf(row) : [],
    publishedAt: iso(row.publishedAt),
    cancelled:
      row.cancelledAt === null ? null : { reason: row.cancelledFor ?? '', at: row.cancelledAt.toISOString() },
    canBeLookedUp: row.canBeLookedUp,
  };
}

/** All rounds that visitors may see, newest first. */
export async function readPublicRounds(): Promise<PublicRound[]> {
  const { rows } = await requestPool().query<Row>(
    `${ROUNDS} order by fixed.committed_at desc, round.id desc`,
  );
  return rows.map((row) => viewOf(row));
}

/** @returns null for a round that is not committed or does not exist */
export async function readPublicRound(id: number): Promise<PublicRound | null> {
  const { rows } = await requestPool().query<Row>(`${ROUNDS} where round.id = $1`, [id]);
  return rows[0] ? viewOf(rows[0]) : null;
}

/**
 * A drawn round with everything that publishing will reveal: staff only.
 * @returns null for a round that is not drawn, was canceled, or does not exist
 */
export async function readDrawnRound(id: number): Promise<PublicRound | null> {
  const { rows } = await requestPool().query<Row>(`${ROUNDS} where round.id = $1`, [id]);
  const [row] = rows;
  return row && hasWinner(row.state) ? viewOf(row, true) : null;
}
