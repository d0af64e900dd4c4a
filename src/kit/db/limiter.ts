import { keyedHash } from './keyed-hash';
import { requestPool } from './pool';

export const HOUR_SECONDS = 3600;
const SECOND = 1000;

export type LimitAnswer = { allowed: boolean; used: number; retryAfterSeconds: number };

export type LimitRule = {
  /** Also the prefix of its keys, so limits with different names never block each other. */
  name: string;
  /** Uses of one key within the window; 0 turns the limit off. */
  points: number;
  windowSeconds: number;
};

export type Use = { rule: LimitRule; key: string };

/** A row of `site.rate_limits`: uses in its window, and milliseconds until the window ends. */
type Count = { points: number; remaining: number };

const FREE: LimitAnswer = { allowed: true, used: 0, retryAfterSeconds: 1 };

const isOff = ({ points }: LimitRule) => points === 0;

const answerOf = ({ points }: LimitRule, count: Count): LimitAnswer => ({
  allowed: count.points <= points,
  used: count.points,
  retryAfterSeconds: Math.max(1, Math.ceil(count.remaining / SECOND)),
});

/** Keys are stored only as keyed hashes. */
const stored = ({ rule, key }: Use) => `${rule.name}:${keyedHash(`limit:${rule.name}`, key)}`;

/** The database's clock, in milliseconds, so that all instances agree when a window ends. */
const NOW = '(extract(epoch from statement_timestamp()) * 1000)::bigint';

/** Parameters per step: key, window in milliseconds, points. */
const PER_STEP = 3;

/** Counts one use; after the first step only if the step before was allowed. */
function stepOf(index: number): string {
  const first = index * PER_STEP;
  const before = `step${index - 1}`;
  return `step${index} as (
    insert into site.rate_limits as kept (key, points, expire)
    select $${first + 1}::text, 1, ${NOW} + $${first + 2}::bigint
    ${index === 0 ? '' : `from ${before} where ${before}.points <= ${before}.most`}
    on conflict (key) do update set
      points = case when kept.expire <= ${NOW} then 1 else kept.points + 1 end,
      expire = case when kept.expire <= ${NOW} then excluded.expire else kept.expire end
    returning points, (expire - ${NOW})::integer as remaining, $${first + 3}::integer as most)`;
}

function countStatement(steps: number): string {
  const places = [...Array(steps).keys()];
  const counts = places.map((place) => `select ${place} as place, points, remaining from step${place}`);
  return `with ${places.map(stepOf).join(', ')} ${counts.join(' union all ')} order by place`;
}

const statements: string[] = [];
const statementOf = (steps: number): string => {
  statements[steps] ??= countStatement(steps);
  return statements[steps];
};

/**
 * Counts uses in sequence, and none after the first refusal: in one statement, because a form counts three. The
 * statement runs on its own, on an UNLOGGED table: inside a submission's transaction one busy address would lock its
 * row until COMMIT and make everybody behind it wait. Limits apply across instances.
 *
 * @param uses of different rules; rows are locked in this order, which must be the same wherever two rules meet
 * @returns the answer for each use, or null when it was not counted
 * @throws database errors
 */
export async function countInTurn(uses: Use[]): Promise<(LimitAnswer | null)[]> {
  const counted = uses.filter(({ rule }) => !isOff(rule));
  const counts = counted.length === 0 ? [] : await count(counted);
  return uses.map(({ rule }) => {
    if (isOff(rule)) return FREE;
    const one = counts.shift();
    return one ? answerOf(rule, one) : null;
  });
}

async function count(uses: Use[]): Promise<Count[]> {
  const { rows } = await requestPool().query<Count>({
    name: `count-${uses.length}`,
    text: statementOf(uses.length),
    values: uses.flatMap((use) => [stored(use), use.rule.windowSeconds * SECOND, use.rule.points]),
  });
  return rows;
}

/**
 * Reads without counting, in one statement: `allowed` says whether one more use would pass.
 * @throws database errors
 */
export async function peekAtAll(uses: Use[]): Promise<LimitAnswer[]> {
  const keys = uses.filter(({ rule }) => !isOff(rule)).map(stored);
  if (keys.length === 0) return uses.map(() => FREE);
  const { rows } = await requestPool().query<Count & { key: string }>({
    name: 'peek-at-limits',
    text: `select key, points, (expire - ${NOW})::integer as remaining from site.rate_limits
           where key = any($1) and expire > ${NOW}`,
    values: [keys],
  });
  const counts = new Map(rows.map((row) => [row.key, row]));
  return uses.map((use) => {
    const count = isOff(use.rule) ? undefined : counts.get(stored(use));
    return count ? { ...answerOf(use.rule, count), allowed: count.points < use.rule.points } : FREE;
  });
}

/** A single rule. */
export function limiter(rule: LimitRule) {
  const off = isOff(rule);
  return {
    /** Counts one use. @throws database errors */
    async consume(key: string): Promise<LimitAnswer> {
      const [answer] = await countInTurn([{ rule, key }]);
      return answer ?? FREE;
    },
    /** As `peekAtAll`, for one key. @throws database errors */
    async peek(key: string): Promise<LimitAnswer> {
      const [answer] = await peekAtAll([{ rule, key }]);
      return answer ?? FREE;
    },
    /** Refuses the key for this many seconds, whatever it has used. @throws database errors */
    async block(key: string, seconds: number): Promise<void> {
      if (off) return;
      await requestPool().query({
        name: 'block-at-limit',
        text: `insert into site.rate_limits (key, points, expire) values ($1, $2, ${NOW} + $3::bigint)
               on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
        values: [stored({ rule, key }), rule.points + 1, seconds * SECOND],
      });
    },
    /** Deletes the key's count. @throws database errors */
    async reset(key: string): Promise<void> {
      if (off) return;
      await requestPool().query('delete from site.rate_limits where key = $1', [stored({ rule, key })]);
    },
  };
}

/** Mailboxes are compared case-insensitively. */
export const mailboxKey = (email: string) => email.toLowerCase();
