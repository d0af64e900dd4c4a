import { PROTOCOL } from '../protocol/entry';
import { FIRST_PROTOCOL, type PublicFacts } from '../protocol/first-version';
import type { Sources } from '../protocol/sources';

/** One row with everything known about a committed round. */
export type FactsRow = {
  title: string;
  accounts: PublicFacts['accounts'];
  commitment: PublicFacts['commitment'];
  fingerprint: string;
  sources: Sources | null;
  timeStamp: string | null;
  /** Only of the first version. */
  secret: string | null;
  beacon: string | null;
  signature: string | null;
  drawnAt: Date | null;
  places: {
    place: number;
    ticket: number;
    person: number;
    passedOverAt: string | null;
    passedOverFor: string | null;
  }[];
};

/** SQL for its columns, in a query on `draw_rounds as round` that joins `site.draw_commitments as fixed`. */
export const FACTS = `round.title, fixed.commitment, fixed.fingerprint, fixed.sources,
  translate(encode(fixed.time_stamp, 'base64'), E'\\n', '') as "timeStamp",
  coalesce((select json_agg(json_build_object('key', key, 'label', label, 'address', url) order by key)
    from site.draw_accounts where round_id = round.id), '[]') as accounts,
  (select encode(secret, 'hex') from site.draw_secrets where round_id = round.id) as secret,
  result.beacon, result.signature, result.drawn_at as "drawnAt",
  coalesce((select json_agg(json_build_object('place', place, 'ticket', ticket, 'person', person,
      'passedOverAt', passed_over_at, 'passedOverFor', passed_over_for) order by place)
    from site.draw_places where round_id = round.id), '[]') as places`;

/** The facts of the result that both versions published. */
function resultOf({ drawnAt, places }: FactsRow) {
  if (drawnAt === null) return null;
  const passedOver = places.flatMap(({ place, passedOverAt, passedOverFor }) =>
    passedOverAt === null
      ? []
      : [{ place, reason: passedOverFor ?? '', at: new Date(passedOverAt).toISOString() }],
  );
  const drawn = places.map(({ place, ticket, person }) => ({ place, ticket, person }));
  return { drawnAt: drawnAt.toISOString(), places: drawn, passedOver };
}

/** @param isRevealed true includes the result */
export function publicFactsOf(row: FactsRow, isRevealed: boolean): PublicFacts {
  const { title, accounts, commitment, fingerprint, secret, beacon, signature, sources, timeStamp } = row;
  const told = { title, accounts, fingerprint };
  const result = isRevealed ? resultOf(row) : null;
  if (!('drand' in commitment)) {
    const draw = result && secret !== null && beacon !== null ? { secret, beacon, ...result } : null;
    return { protocol: FIRST_PROTOCOL, ...told, commitment, draw };
  }
  if (!sources) throw new Error(`Round ${commitment.round} has no sources`);
  const draw = result && signature !== null ? { signature, ...result } : null;
  return { protocol: PROTOCOL, ...told, title: commitment.title, commitment, sources, timeStamp, draw };
}
