import type { Commitment } from '../protocol/commitment';
import { PROTOCOL } from '../protocol/entry';
import type { DrawFacts } from '../protocol/facts';

/** One row of what is known about a committed round. */
export type FactsRow = {
  title: string;
  accounts: DrawFacts['accounts'];
  commitment: Commitment;
  fingerprint: string;
  secret: string;
  beacon: string | null;
  drawnAt: Date | null;
  places: {
    place: number;
    ticket: number;
    person: number;
    passedOverAt: string | null;
    passedOverFor: string | null;
  }[];
};

/** SQL of its columns, for a query on `draw_rounds as round` that joins `site.draw_commitments as fixed`. */
export const FACTS = `round.title, fixed.commitment, fixed.fingerprint,
  coalesce((select json_agg(json_build_object('key', key, 'label', label, 'address', url) order by key)
    from site.draw_accounts where round_id = round.id), '[]') as accounts,
  (select encode(secret, 'hex') from site.draw_secrets where round_id = round.id) as secret,
  result.beacon, result.drawn_at as "drawnAt",
  coalesce((select json_agg(json_build_object('place', place, 'ticket', ticket, 'person', person,
      'passedOverAt', passed_over_at, 'passedOverFor', passed_over_for) order by place)
    from site.draw_places where round_id = round.id), '[]') as places`;

/** @param isRevealed only then the secret and what came of it are told */
export function factsOf(row: FactsRow, isRevealed: boolean): DrawFacts {
  const { title, accounts, commitment, fingerprint, secret, beacon, drawnAt, places } = row;
  const fixed: Omit<DrawFacts, 'draw'> = { protocol: PROTOCOL, title, accounts, commitment, fingerprint };
  if (!isRevealed || beacon === null || drawnAt === null) return { ...fixed, draw: null };
  const passedOver = places.flatMap(({ place, passedOverAt, passedOverFor }) =>
    passedOverAt === null
      ? []
      : [{ place, reason: passedOverFor ?? '', at: new Date(passedOverAt).toISOString() }],
  );
  const drawn = places.map(({ place, ticket, person }) => ({ place, ticket, person }));
  return { ...fixed, draw: { secret, beacon, drawnAt: drawnAt.toISOString(), places: drawn, passedOver } };
}
