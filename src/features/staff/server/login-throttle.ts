import { env } from '@/env';
import { countInTurn, HOUR_SECONDS, limiter, peekAtAll, type Use } from '@/kit/db/limiter';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { networkUses } from '@/kit/server/network-limits';
import { addressForLimits } from '@/kit/shared/network-address';

/** Wrong passwords for one name from one network within ten minutes; after that a pause that doubles each time. */
const FAILURES = 5;
const WINDOW_SECONDS = 600;
const LONGEST_PAUSE_SECONDS = 6 * HOUR_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

const pauseSeconds = (pauses: number) => Math.min(LONGEST_PAUSE_SECONDS, WINDOW_SECONDS * 2 ** (pauses - 1));

const rules = () => {
  const isOff = env().RATE_LIMIT_LOGIN === 0;
  return {
    byName: { name: 'login-name', points: isOff ? 0 : FAILURES, windowSeconds: WINDOW_SECONDS },
    byNetwork: { name: 'login-network', points: env().RATE_LIMIT_LOGIN, windowSeconds: HOUR_SECONDS },
    pauses: { name: 'login-pauses', points: isOff ? 0 : 1_000_000, windowSeconds: DAY_SECONDS },
  };
};

const minutes = (seconds: number) => {
  const whole = Math.ceil(seconds / 60);
  return whole === 1 ? '1 minute' : `${whole} minutes`;
};

export type LoginAttempt = { username: string; address: string };

/** Limits failed sign-ins, for known and unknown names alike. RATE_LIMIT_LOGIN=0 turns it off. */
export function loginThrottle({ username, address }: LoginAttempt) {
  const { byName, byNetwork, pauses } = rules();
  const key = `${username}\n${addressForLimits(address)}`;
  const counted: Use[] = [{ rule: byName, key }, ...networkUses(byNetwork, address)];
  const names = limiter(byName);
  return {
    /** @throws EndpointError too-many, with the time until the next attempt */
    async check(): Promise<void> {
      const refused = (await peekAtAll(counted)).filter(({ allowed }) => !allowed);
      if (refused.length === 0) return;
      const retryAfterSeconds = Math.max(...refused.map((answer) => answer.retryAfterSeconds));
      throw new EndpointError('too-many', {
        message: `Too many failed sign-ins, please try again in ${minutes(retryAfterSeconds)}`,
        retryAfterSeconds,
      });
    },
    async countFailure(): Promise<void> {
      const [name] = await countInTurn(counted);
      if (name?.used === FAILURES)
        await names.block(key, pauseSeconds((await limiter(pauses).consume(key)).used));
    },
    /** The right password resets the name's count, not the networks': they may be guessing other names. */
    async countSuccess(): Promise<void> {
      await Promise.all([names.reset(key), limiter(pauses).reset(key)]);
    },
  };
}
