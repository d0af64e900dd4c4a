import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { keepOne } from '@/shared/keep-one';
import { keyedHash } from './keyed-hash';
import { requestPool } from './pool';

export const HOUR_SECONDS = 3600;

export type LimitAnswer = { allowed: boolean; used: number; retryAfterSeconds: number };

type LimitRule = {
  /** Also the prefix of its keys: limits of different names never block each other. */
  name: string;
  points: number;
  windowSeconds: number;
};

const wholeSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

/**
 * A limit that holds across instances. Each call is one statement of its own on an UNLOGGED table: inside a
 * submission's transaction one busy address would hold its row until COMMIT and queue everyone behind it.
 * Points of 0 switch a limit off. Keys are stored only as keyed hashes.
 */
export function limiter(rule: LimitRule) {
  const off = rule.points === 0;
  const store = () =>
    keepOne(
      `limit.${rule.name}.${rule.points}.${rule.windowSeconds}`,
      () =>
        new RateLimiterPostgres({
          storeClient: requestPool(),
          storeType: 'pool',
          schemaName: 'site',
          tableName: 'rate_limits',
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix: rule.name,
          points: rule.points,
          duration: rule.windowSeconds,
        }),
    );
  const answer = (state: RateLimiterRes | null): LimitAnswer => ({
    allowed: state === null || state.consumedPoints <= rule.points,
    used: state?.consumedPoints ?? 0,
    retryAfterSeconds: wholeSeconds(state?.msBeforeNext ?? 0),
  });
  const free: LimitAnswer = { allowed: true, used: 0, retryAfterSeconds: 1 };
  const hashed = (key: string) => keyedHash(`limit:${rule.name}`, key);

  return {
    /** Counts one use. @throws database errors */
    async consume(key: string): Promise<LimitAnswer> {
      if (off) return free;
      try {
        return answer(await store().consume(hashed(key)));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return { ...answer(refusal), allowed: false };
        throw refusal;
      }
    },
    /** Looks without counting: `allowed` says whether one more use would pass. @throws database errors */
    async peek(key: string): Promise<LimitAnswer> {
      if (off) return free;
      const state = answer(await store().get(hashed(key)));
      return { ...state, allowed: state.used < rule.points };
    },
    /** Refuses the key for so many seconds, whatever it has used. @throws database errors */
    async block(key: string, seconds: number): Promise<void> {
      if (!off) await store().block(hashed(key), seconds);
    },
    /** Forgets the key. @throws database errors */
    async reset(key: string): Promise<void> {
      if (!off) await store().delete(hashed(key));
    },
  };
}

export type Limiter = ReturnType<typeof limiter>;

/** Mailboxes are compared without regard to case. */
export const mailboxKey = (email: string) => email.toLowerCase();
